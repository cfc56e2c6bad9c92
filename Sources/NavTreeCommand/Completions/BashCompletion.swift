/// A completion script for bash, from 3.2 on, which macOS has.
///
/// Files are left to bash itself, which knows how to quote their names: the function answers nothing, and `-o default` does the rest.
struct BashCompletion {
  private let table: CompletionTable
  private let function: String

  init(_ table: CompletionTable) {
    self.table = table
    function = "_" + table.program
  }

  var text: String {
    """
    # Completion of \(table.program) for bash.

    # What can be offered at a place: after a command (its options, under '-'), for the value of an option, or for an argument by its number.
    \(function)_offer() {
      kind=nothing words=()
      case $1 in
    \(table.places.flatMap(cases(of:)).joined(separator: "\n"))
        *) return 1 ;;
      esac
    }

    \(function)() {
      local path=\(quoted(table.program)) place=0 awaited= is_option=yes kind word before i
      local -a words
      local current=${COMP_WORDS[COMP_CWORD]}
      COMPREPLY=()
      for ((i = 1; i < COMP_CWORD; i++)); do
        word=${COMP_WORDS[i]}
        if [[ -n $awaited ]]; then
          # bash takes the '=' of '--option=value' for a word of its own.
          [[ $word == = ]] || awaited=
        elif [[ -n $is_option && $word == -- ]]; then
          is_option=
        elif [[ -n $is_option && $word == -?* ]]; then
          if \(function)_offer "$path $word"; then awaited=$word; fi
        else
          case "$path $word" in
            \(commands)) path="$path $word" ;;
            *) place=$((place + 1)) ;;
          esac
        fi
      done
      if [[ -n $awaited ]]; then
        if [[ $current == = ]]; then current=; fi
        \(function)_offer "$path $awaited"
      elif [[ -n $is_option && $current == -* ]]; then
        \(function)_offer "$path -"
      else
        \(function)_offer "$path $place"
      fi
      if [[ $kind == files ]]; then return; fi
      # Older shells have no compopt, and offer files where nothing else fits.
      compopt +o default 2>/dev/null
      before=
      if [[ $kind == list ]]; then
        compopt -o nospace 2>/dev/null
        if [[ $current == *,* ]]; then before=${current%,*},; fi
      fi
      for word in "${words[@]}"; do
        if [[ ,$before != *,"$word",* && $before$word == "$current"* ]]; then COMPREPLY+=("$before$word"); fi
      done
    }

    complete -o default -F \(function) \(table.program)

    """
  }

  private var commands: String {
    table.places.dropFirst().map { quoted($0.name) }.joined(separator: " | ")
  }

  private func cases(of place: CompletionTable.Place) -> [String] {
    let options = place.options.filter { $0.valueName != nil }.map { option in
      line(option.names.map { quoted("\(place.name) \($0)") }.joined(separator: " | "), Offer(of: option.allowed))
    }
    let arguments = place.offers.map { index, offer, isLast in
      line(isLast ? quoted("\(place.name) ") + "[0-9]*" : quoted("\(place.name) \(index)"), offer)
    }
    return [line(quoted("\(place.name) -"), .words(place.options.flatMap(\.names)))] + options + arguments
  }

  private func line(_ pattern: String, _ offer: Offer) -> String {
    let effect =
      switch offer {
      case .nothing: ":"
      case .files: "kind=files"
      case .words(let words): "kind=words words=(\(words.map(quoted).joined(separator: " ")))"
      case .list(let words): "kind=list words=(\(words.map(quoted).joined(separator: " ")))"
      }
    return "    \(pattern)) \(effect) ;;"
  }

  private func quoted(_ word: String) -> String { ShellWord.posix(word) }
}
