#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A running browser: the leader of a process group of its own, which ends with this value.
struct BrowserProcess: ~Copyable {
  private let identifier: pid_t

  /// Starts a program that reads requests from descriptor 3 and answers on descriptor 4.
  ///
  /// Foundation's `Process` hands over the three standard streams only, so it is `posix_spawn` here.
  ///
  /// - Parameters:
  ///   - socket: what both descriptors lead to; it stays open here.
  ///   - log: the file that its standard output and standard error go to.
  init(_ program: String, _ arguments: [String], environment: [String: String], socket: Int32, log: String) throws(BrowserFailure)
  {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, log, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)
    posix_spawn_file_actions_adddup2(&actions, socket, 3)
    posix_spawn_file_actions_adddup2(&actions, socket, 4)
    // Other tests of this process have pipes, and wait for their ends.
    #if canImport(Darwin)
      let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      let flags = POSIX_SPAWN_SETPGROUP
      for descriptor: Int32 in 5..<256 { posix_spawn_file_actions_addclose(&actions, descriptor) }
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)

    var words = ([program] + arguments).map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var started: pid_t = 0
    let code = posix_spawn(&started, program, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw .start(String(cString: strerror(code))) }
    identifier = started
  }

  /// Whether it runs no more; it is not waited for.
  var hasEnded: Bool {
    var information = siginfo_t()
    // Left to be collected, so that its identifier is not given to another process before the end of this value.
    return waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) == 0 && information.si_signo == SIGCHLD
  }

  deinit {
    kill(-identifier, SIGKILL)
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
  }
}
