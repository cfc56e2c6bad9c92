package import NavigationModel

/// Text that every language has something in for, and stories with it in every place that a user's text can have.
package enum HostileText {
  /// The texts, each with what it attacks.
  package static let all: [(id: String, text: String)] = [
    ("XML and HTML", #""'><script>alert(1)</script><img src=x onerror=alert(1)>]]>--><!--</title></desc></style>&lt;&#0;"#),
    ("SVG", ##"</text><a href="javascript:alert(1)"><use href="http://example.com/x#y"/></a><!DOCTYPE x [<!ENTITY e "e">]>"##),
    ("DOT", #"\N\G\l\r\\"];evil[label=<<b>x</b>>,URL="http://example.com"];}//*/#{|<p>|}"#),
    ("JSON", #"","x":[{}],\u0022\n\"}]}</script>"#),
    ("CSS", "*/}@import url(http://example.com);*{color:red!important}/*"),
    ("shell", "`touch x`$(touch x);touch x|touch x&&touch x>x '\"\\ %s%n !! ~ $HOME"),
    ("Markdown", "](http://example.com) [x](y) ![z](w) `c` **b** <b> | # > - 1. ~~~ ``` ~ @user #1 \\"),
    ("terminal", "\u{1B}[2J\u{1B}[1;1H\u{1B}]0;title\u{7}\u{9B}31m\u{8}\u{8}\u{7F}\u{0}\t"),
    ("bidi", "a\u{202E}evil\u{202C}\u{2066}b\u{2069}\u{200F}c\u{61C}"),
    ("zero width", "pay\u{200B}pal\u{200C}x\u{200D}y\u{2060}\u{FEFF}\u{AD}z\u{E0061}\u{E0062}e\u{FE0F}"),
    ("no characters", "\u{FFFE}\u{FFFF}\u{FFF9}x\u{FFFB}\u{1FFFE}"),
    ("marks", "a" + String(repeating: "\u{301}\u{489}", count: 40)),
    ("a long word", String(repeating: "w", count: 9_900)),
    ("lines", "one\ntwo\r\nthree\u{2028}four\u{85}five\u{B}six"),
    ("blanks", "   x   \u{A0}\u{3000} y   "),
  ]

  /// A story that holds a text in every place, with the same tree and the same actions whatever the text.
  package static func story(_ text: String) -> Scenario {
    func name(_ end: String) -> String { text + end }
    let nested = Blueprint(
      .nested, name("n"), className: name("C"), children: [Blueprint(.screen, name("s"), className: name("S"))])
    let stack = Blueprint(.navigation, name("r"), className: name("R"), children: [Blueprint(.screen, name("h"))])
    let tabs = Blueprint(.tabs, name("t"), className: name("T"), children: [stack, Blueprint(.container, name("c"))])
    return Scenario(
      title: name("!"), tree: tabs,
      actions: [
        ScenarioAction(.push(.new(nested)), caption: name(" caption"), expectations: [.visible(.name(name("s")))]),
        ScenarioAction(.present(.named(name("m"))), caption: name("2")),
        ScenarioAction(.dismiss(on: nil)), ScenarioAction(.pop(on: .name(name("r")))),
        ScenarioAction(.pop(on: .name(name("nobody"))), caption: name("3")),
      ])
  }
}
