extension MistakeCase {
  static let words = [
    MistakeCase("quote", "tree\n  screen ⟦\"⟧Home\n", "the quote that begins here does not end on this line"),
    MistakeCase("escape", "tree\n  screen \"a⟦\\n⟧b\"\n", "unknown escape '\\n'; in quotes there are only '\\\"' and '\\\\'"),
    MistakeCase("hash", "tree\n  screen Home⟦#⟧1\n", "unexpected '#'; a name with '#' goes in quotes"),
    MistakeCase(
      "no-break-space", "tree\n  screen My⟦\u{A0}⟧Home\n",
      "unexpected U+00A0, which nobody can see; write a blank, or put the name in quotes"),
    MistakeCase("class", "tree\n  screen Home ⟦(⟧Foo\n", "the class that begins here has no ')'"),
    MistakeCase("empty-class", "tree\n  screen Home ⟦()⟧\n", "a class is missing between '(' and ')'"),
    MistakeCase(
      "wide-characters", "tree\n  screen 日本👩‍👩‍👧‍👦 ⟦oops⟧\n", "unexpected 'oops'; a name with blanks goes in quotes: \"日本👩‍👩‍👧‍👦 oops\""),
    MistakeCase("crlf", "tree\r\n  ⟦scren⟧ Home\r\n", "unknown kind 'scren'; did you mean 'screen'?"),
  ]

  static let layout = [
    MistakeCase("no-tree", "⟦title⟧ X\n", "there is no 'tree'; a scenario says under 'tree' what it starts with"),
    MistakeCase("nothing", "⟦⟧", "there is no 'tree'; a scenario says under 'tree' what it starts with"),
    MistakeCase("empty-tree", "⟦tree⟧\n", "the tree is empty; the controller that it starts with stands under it"),
    MistakeCase("two-roots", "tree\n  screen A\n  ⟦screen⟧ B\n", "a tree has one root, and this would be a second one"),
    MistakeCase("tab-in-indentation", "tree\n⟦\t⟧screen A\n", "a tab in the indentation; indent with spaces, two for each level"),
    MistakeCase(
      "fits-no-level", "tree\n    navigation Root\n        screen A\n      ⟦screen⟧ B\n",
      "an indentation of 6 fits no line above; the open levels are 0, 4, 8"),
    MistakeCase(
      "first-line-indented", "  ⟦tree⟧\n    screen A\n", "this line stands under nothing; the first line begins at the left edge"),
    MistakeCase("duplicate-header", "title A\n⟦title⟧ B\ntree\n  screen A\n", "'title' is given twice"),
    MistakeCase("duplicate-section", "tree\n  screen A\n⟦tree⟧\n  screen B\n", "'tree' is there twice"),
    MistakeCase(
      "title-of-two-words", "title Nested ⟦UINavigation⟧\ntree\n  screen A\n",
      "unexpected 'UINavigation'; a name with blanks goes in quotes: \"Nested UINavigation\""),
    MistakeCase("title-missing", "title⟦⟧\ntree\n  screen A\n", "the title is missing here"),
    MistakeCase("header-word", "⟦titel⟧ A\ntree\n  screen A\n", "unknown word 'titel'; did you mean 'title'?"),
    MistakeCase(
      "header-value", "era ⟦modem⟧\ntheme ⟦pink⟧\ntree\n  screen A\n", "unknown era 'modem'; did you mean 'modern'?",
      "unknown theme 'pink'; it is light, dark or auto"),
    MistakeCase("under-header", "title A\n  ⟦screen⟧ B\ntree\n  screen A\n", "nothing can stand under 'title'"),
    MistakeCase(
      "verb-at-edge", "tree\n  screen A\n⟦push⟧ B\n", "unknown word 'push'; actions stand under 'actions', indented"),
    MistakeCase(
      "tree-on-one-line", "tree ⟦screen⟧ A\n", "unexpected 'screen'; what belongs to 'tree' stands under it, indented"),
  ]

  static let tree = [
    MistakeCase(
      "accepted-surface", "tree\n  ⟦navigaton⟧ Root: Home\nactions\n  ⟦psuh⟧ Detail\n  pop on Nowhere\n",
      "unknown kind 'navigaton'; did you mean 'navigation'?", "unknown action 'psuh'; did you mean 'push'?"),
    MistakeCase("bare-name", "tree\n  navigation Root\n    ⟦Home⟧\n", "unknown kind 'Home'; a screen is written 'screen Home'"),
    MistakeCase("verb-in-tree", "tree\n  screen A\n    ⟦push⟧ Detail\n", "unknown kind 'push'; actions stand under 'actions'"),
    MistakeCase("quoted-name", "tree\n  ⟦\"Home\"⟧\n", "a kind belongs before the name: screen \"Home\""),
    MistakeCase(
      "inline-kind", "tree\n  navigation Root: ⟦scren⟧ Home\n", "unknown kind 'scren'; did you mean 'screen'?"),
    MistakeCase(
      "two-words", "tree\n  navigation Root: Detail ⟦View⟧\n",
      "unexpected 'View'; a comma is missing before it, or a name with blanks goes in quotes: \"Detail View\""),
    MistakeCase("reserved", "tree\n  screen ⟦sheet⟧\n", "unexpected 'sheet'; as a name it goes in quotes: \"sheet\""),
    MistakeCase("comma", "tree\n  navigation Root: A,⟦⟧\n", "a controller is missing here"),
    MistakeCase("colon", "tree\n  navigation Root⟦:⟧\n", "nothing stands behind the ':'"),
    MistakeCase(
      "instance", "tree\n  navigation Root: ⟦@home⟧\n",
      "'@home' is an instance that exists; it can stand only where an action brings a controller"),
    MistakeCase("caption", "tree\n  screen A ⟦-- words⟧\n", "only an action has a caption; a comment begins with '#'"),
    MistakeCase("expect", "tree\n  screen A\n    ⟦expect⟧ done\n", "an expectation stands under an action"),
    MistakeCase(
      "screen-with-child", "tree\n  screen A\n    ⟦screen B⟧\n",
      "a screen holds no controllers; 'container' is the kind that does"),
    MistakeCase(
      "navigation-in-navigation", "tree\n  navigation A: ⟦navigation B⟧: C\n",
      "Pushing a navigation controller is not supported; 'nested' puts a container around it"),
    MistakeCase(
      "split-in-navigation", "tree\n  navigation A: ⟦split B⟧: C\n",
      "Split View Controllers cannot be pushed to a Navigation Controller"),
    MistakeCase(
      "empty-nested", "tree\n  ⟦nested A⟧\n", "a nested container needs a screen on its stack: root has not been initialized"),
    MistakeCase(
      "nested-of-several", "tree\n  nested A\n    screen B\n    ⟦navigation C⟧: D\n",
      "Pushing a navigation controller is not supported; 'nested' puts a container around it"),
    MistakeCase("six-columns", "tree\n  split S: A, B, C, D, E, ⟦F⟧\n", "a split view has at most five columns"),
    MistakeCase(
      "two-modals", "tree\n  screen A\n    presents screen B\n    ⟦presents⟧ screen C\n",
      "a controller presents one modal; a further one is presented by that one"),
    MistakeCase("modal-style", "tree\n  screen A\n    presents ⟦shet⟧ screen B\n", "unknown style 'shet'; did you mean 'sheet'?"),
  ]

  static let attributes = [
    MistakeCase("attribute-unknown", "tree\n  screen A ⟦barHiden⟧\n", "unknown attribute 'barHiden'; did you mean 'barHidden'?"),
    MistakeCase(
      "attribute-unknown-with-value", "tree\n  screen A ⟦colour=red⟧\n", "unknown attribute 'colour'; did you mean 'color'?"),
    MistakeCase("attribute-unknown-far", "tree\n  screen ⟦a=b⟧\n", "unknown attribute 'a'; a name with '=' goes in quotes"),
    MistakeCase("attribute-twice", "tree\n  screen A barHidden ⟦barHidden⟧\n", "'barHidden' is given twice"),
    MistakeCase(
      "attribute-no-value", "tree\n  navigation A ⟦gesture⟧\n", "'gesture' needs a value: gesture=system, always or guarded"),
    MistakeCase(
      "attribute-empty-value", "tree\n  navigation A ⟦gesture=⟧: B\n",
      "'gesture' needs a value: gesture=system, always or guarded"),
    MistakeCase("attribute-needless-value", "tree\n  screen A ⟦barHidden=yes⟧\n", "'barHidden' takes no value"),
    MistakeCase(
      "attribute-value", "tree\n  navigation A ⟦gesture=gaurded⟧\n", "'gaurded' is no value of 'gesture'; did you mean 'guarded'?"
    ),
    MistakeCase("attribute-color", "tree\n  screen A ⟦color=#12345⟧ # red\n", "'#12345' is no value of 'color'; write #rrggbb"),
    MistakeCase(
      "attribute-answer", "tree\n  screen A ⟦canNestedSwipeBack=true⟧\n",
      "'true' is no value of 'canNestedSwipeBack'; write yes or no"),
    MistakeCase(
      "attribute-misplaced", "tree\n  screen A ⟦gesture=always⟧\n", "'gesture' belongs on navigation or nested, not on screen"),
    MistakeCase(
      "attribute-selected-misplaced", "tree\n  navigation A ⟦selected=B⟧: B\n", "'selected' belongs on tabs, not on navigation"),
    MistakeCase(
      "attribute-gesture-on-both", "tree\n  nested A ⟦gesture=always⟧\n    navigation B: C\n",
      "'gesture' belongs on the navigation inside, since that is described here too"),
    MistakeCase("attribute-tab", "tree\n  tabs A ⟦selected=Hone⟧: Home, Other\n", "unknown tab 'Hone'; did you mean 'Home'?"),
    MistakeCase("attribute-tab-index", "tree\n  tabs A ⟦selected=2⟧: Home, Other\n", "there is no tab 2; the tabs are 0 to 1"),
    MistakeCase(
      "attribute-tab-twice", "tree\n  tabs A ⟦selected=B⟧: B, B\n", "several tabs are called 'B'; write the index, from 0"),
    MistakeCase(
      "attribute-several-on-a-line", "tree\n  screen A ⟦a=b⟧ ⟦barHidden=no⟧\n",
      "unknown attribute 'a'; a name with '=' goes in quotes",
      "'barHidden' takes no value"),
  ]

  static let actions = [
    MistakeCase("action-verb", actions: "  ⟦Push⟧ A\n", "unknown action 'Push'; did you mean 'push'?"),
    MistakeCase(
      "action-no-operand", actions: "  ⟦push⟧\n", "something is missing behind 'push'; it is written 'push NODE [on X]'"),
    MistakeCase(
      "action-no-operand-but-phrase", actions: "  ⟦push⟧ on Root\n",
      "something is missing behind 'push'; it is written 'push NODE [on X]'"),
    MistakeCase(
      "action-empty-list", actions: "  ⟦setViewControllers⟧\n",
      "something is missing behind 'setViewControllers'; it is written 'setViewControllers Y, Z… [on X]'; an empty stack is "
        + "'setViewControllers none'"),
    MistakeCase(
      "action-no-receiver", actions: "  pop on⟦⟧\n  pop on⟦⟧ -- words\n", "a name is missing here",
      "a name is missing before the caption"),
    MistakeCase("action-leftover", actions: "  pop ⟦Detail⟧\n", "unexpected 'Detail'; it is written 'pop [on X]'"),
    MistakeCase(
      "action-two-words", actions: "  push Detail ⟦View⟧\n",
      "unexpected 'View'; a name with blanks goes in quotes: \"Detail View\""),
    MistakeCase("action-phrase-twice", actions: "  pop on Root ⟦on⟧ Root\n", "'on' is given twice"),
    MistakeCase("action-phrase-misplaced", actions: "  pop ⟦as⟧ sheet\n", "'pop' takes no 'as'; it is written 'pop [on X]'"),
    MistakeCase(
      "action-phrase-mistyped", actions: "  swipeBack ⟦canceled⟧\n", "unexpected 'canceled'; did you mean 'cancelled'?"),
    MistakeCase(
      "action-caption", actions: "  push A ⟦--words⟧ here\n",
      "unexpected '--words'; a caption begins with '-- ', and a blank belongs behind it"),
    MistakeCase("action-style", actions: "  present A as ⟦fullscren⟧\n", "unknown style 'fullscren'; did you mean 'fullScreen'?"),
    MistakeCase("action-path", actions: "  pop on Blue/⟦⟧\n", "a name behind '/' is missing here"),
    MistakeCase("action-identity", actions: "  push ⟦@⟧\n", "an identity is missing behind '@'"),
    MistakeCase(
      "action-nodes-under-instance", actions: "  push @home\n    ⟦screen⟧ A\n",
      "'@home' exists already, so nothing can be put into it here"),
    MistakeCase(
      "action-nodes-under-button", actions: "  newNav Blue\n    ⟦screen⟧ A\n",
      "'newNav' brings no controller that is described, so only expectations stand under it"),
    MistakeCase(
      "action-children-of-screen", actions: "  push A: ⟦B⟧\n", "a screen holds no controllers; 'container' is the kind that does"),
    MistakeCase(
      "action-expectation", actions: "  pop\n    expect ⟦ignord⟧\n", "unknown expectation 'ignord'; did you mean 'ignored'?"),
    MistakeCase(
      "action-expectation-missing", actions: "  pop\n    expect⟦⟧\n", "visible, stack, an outcome or warning is missing here"),
    MistakeCase(
      "action-expect-warning", actions: "  pop\n    expect ⟦warnin⟧\n    expect warning nothing ⟦to⟧ pop\n",
      "unknown expectation 'warnin'; did you mean 'warning'?",
      "unexpected 'to'; a name with blanks goes in quotes: \"nothing to\""),
    MistakeCase(
      "action-expect-stack", actions: "  pop\n    expect stack Root⟦⟧\n", "':' with the names on the stack is missing here"),
    MistakeCase(
      "action-expect-at-edge", actions: "  pop\n  ⟦expect⟧ done\n", "an expectation stands under an action, indented once more"),
    MistakeCase(
      "action-under-expectation", actions: "  pop\n    expect done\n      ⟦expect⟧ done\n",
      "nothing can stand under an expectation"),
    MistakeCase(
      "action-behind-unknown-verb", actions: "  ⟦popp⟧\n    expect ⟦dne⟧\n", "unknown action 'popp'; did you mean 'pop'?",
      "unknown expectation 'dne'; did you mean 'done'?"),
  ]
}
