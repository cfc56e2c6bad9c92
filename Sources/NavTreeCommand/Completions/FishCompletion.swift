/// A completion script for fish, from 3.0 on.
struct FishCompletion {
  private let table: CompletionTable
  private let function: String

  init(_ table: CompletionTable) {
    self.table = table
    function = "__" + table.program
  }

  var text: String {
    """
    # Completion of \(table.program) for fish.

    # The command that is being typed, and how many of its arguments stand before the cursor.
    function \(function)_place
        set -l commands \(list(table.places.dropFirst().map(\.name)))
        set -l awaiting \(list(table.places.flatMap(optionsWithValues(of:))))
        set -l path \(table.program)
        set -l place 0
        set -l awaited no
        set -l is_option yes
        set -l typed (commandline -opc)
        set -e typed[1]
        for word in $typed
            if test $awaited = yes
                set awaited no
            else if test $is_option = yes; and test "$word" = --
                set is_option no
            else if test $is_option = yes; and string match -q -r -- '^-.' "$word"
                if contains -- "$path $word" $awaiting
                    set awaited yes
                end
            else if contains -- "$path $word" $commands
                set path "$path $word"
            else
                set place (math $place + 1)
            end
        end
        echo $path
        echo $place
    end

    # Whether a command is being typed, and where a comparison is given, whether the number of its arguments is such.
    function \(function)_at
        set -l place (\(function)_place)
        test "$place[1]" = "$argv[1]"; or return 1
        test (count $argv) -eq 1; or test $place[2] $argv[2] $argv[3]
    end

    # Words with commas between them, each once.
    function \(function)_list
        set -l typed (commandline -ct | string replace -r -- '^(--[^=]*=|-[^-])' '')
        set -l before (string match -r -- '^.*,' "$typed")
        for word in $argv
            contains -- $word (string split , -- "$before"); or echo "$before$word"
        end
    end

    complete -c \(table.program) -f
    \(table.places.flatMap(lines(of:)).joined(separator: "\n"))

    """
  }

  private func lines(of place: CompletionTable.Place) -> [String] {
    let commands = place.commands.map { line(place, "-eq 0", "-a \(quoted($0.word)) -d \(quoted($0.meaning))") }
    let arguments =
      place.arguments.isEmpty
      ? []
      : place.offers.compactMap { index, offer, isLast in
        words(offer, hasFiles: "-F").map { line(place, isLast ? "-ge \(index)" : "-eq \(index)", $0) }
      }
    let options = place.options.map { option in
      let names = option.names.map { $0.hasPrefix("--") ? "-l \($0.dropFirst(2))" : "-s \($0.dropFirst())" }
      let value = option.valueName == nil ? nil : words(Offer(of: option.allowed), hasFiles: "-r -F", else: "-x")
      return line(place, nil, (names + [value].compactMap(\.self) + ["-d \(quoted(option.help))"]).joined(separator: " "))
    }
    return commands + arguments + options
  }

  private func line(_ place: CompletionTable.Place, _ comparison: String?, _ rest: String) -> String {
    let condition = "\(function)_at \(quoted(place.name))" + (comparison.map { " \($0)" } ?? "")
    return "complete -c \(table.program) -n \(quoted(condition)) \(rest)"
  }

  /// The words of an offer; nil where there is nothing to say.
  private func words(_ offer: Offer, hasFiles: String, else lead: String? = nil) -> String? {
    let start = lead.map { "\($0) " } ?? ""
    return switch offer {
    case .nothing: lead
    case .files: hasFiles
    case .words(let words): start + "-a \(quoted(words.joined(separator: " ")))"
    case .list(let words): start + "-a \(quoted("(\(function)_list \(words.joined(separator: " ")))"))"
    }
  }

  private func optionsWithValues(of place: CompletionTable.Place) -> [String] {
    place.options.filter { $0.valueName != nil }.flatMap(\.names).map { "\(place.name) \($0)" }
  }

  private func list(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  private func quoted(_ word: String) -> String { ShellWord.fish(word) }
}
