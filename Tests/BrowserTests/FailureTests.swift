import BrowserSession
import Foundation
import Testing

extension InBrowser {
  @Suite struct FailureTests {
    private let desk: Desk

    init() throws { desk = try Desk() }

    private func program(_ text: String) throws -> String {
      let path = try desk.file("program", "#!/bin/sh\n\(text)\n")
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
      return path
    }

    @Test("Says what a browser said that did not start")
    func saysLastWords() throws {
      let ended = try program("echo no display >&2")
      #expect(throws: BrowserFailure.ended("no display\n")) { try Browser.start(ended) }
      #expect(throws: BrowserFailure.start("No such file or directory")) { try Browser.start("\(desk.path)/missing") }
    }

    @Test("Ends a browser that does not answer, with its helpers")
    func endsSilent() throws {
      let silent = try program("(sleep 2; echo alive >'\(desk.path)/helper') & sleep 60")
      let failure = BrowserFailure.silent(request: "Browser.getVersion", seconds: 0.5)
      #expect(throws: failure) { try Browser.start(silent, within: 0.5) }
      Thread.sleep(forTimeInterval: 2)
      #expect(!FileManager.default.fileExists(atPath: "\(desk.path)/helper"))
    }

    @Test("Gives up on a page that never comes to rest, and goes on with others")
    func survivesHungPage() throws {
      let hung = try desk.page("")
      #expect(throws: BrowserFailure.silent(request: "Runtime.evaluate", seconds: 0.5)) {
        try hung.evaluate("for (;;) {}", within: 0.5)
      }
      for page in [try desk.page(""), hung] { #expect(try page.evaluate("1 + 1") == 2) }
    }
  }
}
