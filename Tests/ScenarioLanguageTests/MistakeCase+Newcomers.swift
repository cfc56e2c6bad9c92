extension MistakeCase {
  /// What people write who know UIKit and not yet the language.
  static let newcomers = [
    MistakeCase(
      "colon-missing", "tree\n  navigation Root ⟦Home⟧\n",
      "unexpected 'Home'; what stands inside goes behind a colon: 'Root: Home', a name with blanks in quotes: \"Root Home\""),
    MistakeCase(
      "colon-missing-before-list", "tree\n  tabs Main ⟦Home⟧, Settings\n",
      "unexpected 'Home'; what stands inside goes behind a colon: 'Main: Home, Settings', a name with blanks in quotes: "
        + "\"Main Home\""),
    MistakeCase(
      "colon-missing-before-kind", actions: "  push nested Blue ⟦screen⟧ A -- words\n",
      "unexpected 'screen'; what stands inside goes behind a colon: 'Blue: screen A'"),
    MistakeCase(
      "colon-missing-behind-class", "tree\n  navigation Root (Foo) ⟦Home⟧\n",
      "unexpected 'Home'; what stands inside goes behind a colon"),
    MistakeCase(
      "comma-missing", actions: "  setViewControllers A ⟦B⟧\n  pop\n    expect stack Root: B ⟦C⟧\n",
      "unexpected 'B'; a comma is missing before it, or a name with blanks goes in quotes: \"A B\"",
      "unexpected 'C'; a comma is missing before it, or a name with blanks goes in quotes: \"B C\""),
    MistakeCase(
      "comma-missing-before-kind", actions: "  setViewControllers screen A ⟦screen⟧ B\n",
      "unexpected 'screen'; a comma is missing before it"),
    MistakeCase(
      "operand-last", actions: "  push on Root ⟦Foo⟧\n  push on Blue/\"Step 1\" ⟦Foo⟧: A -- words\n  popTo on Root ⟦Foo⟧\n",
      "unexpected 'Foo'; the controller comes first: 'push Foo on Root'",
      "unexpected 'Foo'; the controller comes first: 'push Foo: A on Blue/\"Step 1\"'",
      "unexpected 'Foo'; the name comes first: 'popTo Foo on Root'"),
    MistakeCase(
      "caption-dash", actions: "  push Foo ⟦-⟧ a caption\n  push Foo ⟦—⟧ text\n  push Foo ⟦–text⟧\n  pop ⟦–⟧ text\n",
      "unexpected '-'; a caption begins with '--'", "unexpected '—'; a caption begins with '--'",
      "unexpected '–text'; a caption begins with '--'", "unexpected '–'; a caption begins with '--'"),
    MistakeCase(
      "dash-in-tree", "tree\n  navigation Root ⟦—⟧ text\n",
      "unexpected '—'; a comment begins with '#', and a name with blanks goes in quotes"),
    MistakeCase(
      "dashes-in-word", actions: "  push Foo3⟦--⟧caption\n  pop on Root⟦--⟧ words\n",
      "unexpected '--' inside a word; a blank belongs before a caption, and a name with '--' goes in quotes",
      "unexpected '--' inside a word; a blank belongs before a caption, and a name with '--' goes in quotes"),
    MistakeCase(
      "foreign-quotes",
      actions:
        "  push ⟦'Two Words'⟧\n  push ⟦“More Words”⟧ on Root\n  push ⟦‘Bob's’⟧ barHidden\n  push ⟦’tis⟧\n  pop on ⟦'A'⟧/⟦'B'⟧\n",
      "quotes are straight double ones: \"Two Words\"", "quotes are straight double ones: \"More Words\"",
      "quotes are straight double ones: \"Bob's\"", "quotes are straight double ones: \"’tis\"",
      "quotes are straight double ones: \"A\"", "quotes are straight double ones: \"B\""),
    MistakeCase(
      "foreign-quotes-elsewhere", "title ⟦“My story”⟧\ntree\n  tabs selected=⟦'A B'⟧: \"A B\"\n",
      "quotes are straight double ones: \"My story\"", "quotes are straight double ones: \"A B\""),
    MistakeCase(
      "empty-name", actions: "  push ⟦\"\"⟧\n  newNav ⟦\"\"⟧\n  sameNav ⟦\"\"⟧\n", "a name has at least one character",
      "a name has at least one character", "a name has at least one character"),
    MistakeCase(
      "style-alone", actions: "  present Foo ⟦sheet⟧\n  present Foo ⟦fullscreen⟧ on Root\n",
      "unexpected 'sheet'; did you mean 'as sheet'?", "unexpected 'fullscreen'; did you mean 'as fullScreen'?"),
    MistakeCase(
      "pop-to", actions: "  pop ⟦to⟧ Home\n  pop ⟦to⟧ root\n  pop ⟦toRoot⟧\n", "unexpected 'to'; did you mean 'popTo Home'?",
      "unexpected 'to'; did you mean 'popToRoot'?", "unexpected 'toRoot'; did you mean 'popToRoot'?"),
    MistakeCase(
      "note-words", actions: "  note ⟦\"two words\"⟧\n  note ⟦two⟧ words\n",
      "unexpected '\"two words\"'; a note's words are its caption: 'note -- two words'",
      "unexpected 'two'; a note's words are its caption: 'note -- two words'"),
    MistakeCase(
      "expect-mistyped", actions: "  pop\n    ⟦expects⟧ visible A\n    ⟦expcet⟧ ⟦dne⟧\n  ⟦Expect⟧ done\n",
      "unknown word 'expects'; did you mean 'expect'?", "unknown word 'expcet'; did you mean 'expect'?",
      "unknown expectation 'dne'; did you mean 'done'?", "unknown word 'Expect'; did you mean 'expect'?"),
    MistakeCase(
      "uikit-kinds", "tree\n  ⟦UITabBarController⟧ Main\n    ⟦UINavigationController⟧ Root: ⟦UIViewController⟧ A\n",
      "unknown kind 'UITabBarController'; did you mean 'tabs'?",
      "unknown kind 'UINavigationController'; did you mean 'navigation'?",
      "unknown kind 'UIViewController'; did you mean 'screen'?"),
    MistakeCase(
      "uikit-actions",
      actions: "  ⟦pushViewController⟧ A\n  ⟦popToRootViewController⟧\n  ⟦setSelectedIndex⟧ 1\n  ⟦goBack⟧\n",
      "unknown action 'pushViewController'; did you mean 'push'?",
      "unknown action 'popToRootViewController'; did you mean 'popToRoot'?",
      "unknown action 'setSelectedIndex'; did you mean 'select'?", "unknown action 'goBack'; did you mean 'pop' or 'back'?"),
  ]

  /// What is right in itself and indented as if it belonged to something else.
  static let misplaced = [
    MistakeCase(
      "presents-beside-root", "tree\n  navigation Root: Home\n  ⟦presents⟧ sheet screen A\n",
      "what the root presents stands under it; indent it under 'Root'"),
    MistakeCase(
      "presents-beside-root-with-lines", "tree\n  navigation\n    screen Home\n  ⟦presents⟧ sheet navigation\n    ⟦scren⟧ A\n",
      "what the root presents stands under it; indent it under 'navigation'",
      "unknown kind 'scren'; did you mean 'screen'?"),
    MistakeCase(
      "actions-beside-root", "tree\n  navigation Root: Home\n  ⟦actions⟧\n    push A\n    ⟦psuh⟧ B\n",
      "'actions' stands at the left edge, like 'tree'", "unknown action 'psuh'; did you mean 'push'?"),
    MistakeCase(
      "actions-under-root", "tree\n  navigation Root\n    screen Home\n    ⟦actions⟧\n      push A\n",
      "'actions' stands at the left edge, like 'tree'"),
    MistakeCase(
      "tab-among-spaces", "tree\n  navigation Root\n⟦\t⟧screen Home\n",
      "a tab in the indentation; indent with spaces, two for each level"),
    MistakeCase(
      "tabs-only", "tree\n⟦\t⟧navigation Root\n\t\tscreen Home\nactions\n\t⟦psuh⟧ A\n",
      "a tab in the indentation; indent with spaces, two for each level (as on 2 more lines)",
      "unknown action 'psuh'; did you mean 'push'?"),
  ]
}
