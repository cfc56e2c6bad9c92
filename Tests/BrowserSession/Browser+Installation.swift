internal import Foundation

extension Browser {
  /// Whether there is a Chromium, or a Google Chrome.
  package static var isInstalled: Bool { installed != nil }

  /// What a test that needs it says where there is none.
  package static let absence = BrowserFailure.missing.description

  /// The path of the program.
  static let installed: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"]
    let applications = ["Chromium", "Google Chrome"].map { "/Applications/\($0).app/Contents/MacOS/\($0)" }
    let candidates = names.flatMap { name in folders.map { "\($0)/\(name)" } } + applications
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  /// How it is called: no window, the same pixels everywhere, and nothing but the files it is given.
  static func arguments(folder: String) -> [String] {
    [
      "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(folder)/profile",
      // Root has no sandbox, nor have many containers; the only pages are those that tests have made.
      "--no-sandbox", "--disable-dev-shm-usage",
      "--disable-gpu", "--hide-scrollbars", "--force-color-profile=srgb", "--force-device-scale-factor=1",
      "--font-render-hinting=none", "--disable-lcd-text", "--lang=en",
      "--no-first-run", "--no-default-browser-check", "--no-service-autorun", "--password-store=basic", "--use-mock-keychain",
      "--disable-background-networking", "--disable-component-update", "--disable-default-apps", "--disable-extensions",
      "--disable-sync", "--disable-domain-reliability", "--disable-breakpad", "--disable-crash-reporter",
      "--metrics-recording-only",
      "--disable-client-side-phishing-detection", "--no-pings", "--mute-audio",
      "--disable-features=MediaRouter,OptimizationHints,Translate,AutofillServerCommunication,DialMediaRouteProvider",
      // No name leads anywhere, whatever a page or the browser itself asks for.
      "--host-resolver-rules=MAP * ~NOTFOUND",
    ]
  }
}
