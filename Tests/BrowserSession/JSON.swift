/// A value of JSON: what the browser is asked with, and what it answers.
package enum JSON: Hashable, Sendable {
  case null
  case truth(Bool)
  case number(Double)
  case text(String)
  case list([JSON])
  case object([String: JSON])

  /// The member of an object; null where there is none.
  package subscript(_ key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The items of a list; none where it is no list.
  package var items: [JSON] { if case .list(let items) = self { items } else { [] } }

  /// The text, where it is one.
  package var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The number, where it is one.
  package var number: Double? { if case .number(let number) = self { number } else { nil } }
}

extension JSON: Codable {
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let truth = try? value.decode(Bool.self) {
      self = .truth(truth)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let members = try? value.decode([String: JSON].self) {
      self = .object(members)
    } else if let items = try? value.decode([JSON].self) {
      self = .list(items)
    } else {
      self = .null
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .null: try value.encodeNil()
    case .truth(let truth): try value.encode(truth)
    case .number(let number): try value.encode(number)
    case .text(let text): try value.encode(text)
    case .list(let items): try value.encode(items)
    case .object(let members): try value.encode(members)
    }
  }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  package init(stringLiteral text: String) { self = .text(text) }
  package init(integerLiteral number: Int) { self = .number(Double(number)) }
  package init(floatLiteral number: Double) { self = .number(number) }
  package init(booleanLiteral truth: Bool) { self = .truth(truth) }
  package init(arrayLiteral items: JSON...) { self = .list(items) }
  package init(dictionaryLiteral members: (String, JSON)...) { self = .object(Dictionary(members) { $1 }) }
  package init(nilLiteral: ()) { self = .null }
}
