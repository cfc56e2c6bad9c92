/// The player's page: what is the same in all of them, around the story's own words and data.
enum PlayerPage {
  /// The whole page.
  ///
  /// - Parameters:
  ///   - title: What the story is called, unescaped.
  ///   - description: The story in words, unescaped.
  ///   - theme: `light`, `dark`, or `auto` for what the reader prefers.
  ///   - story: The story's data, as ``EmbeddedJSON`` writes them.
  ///   - record: What the page says of its source, as one line of JSON; nil where it says nothing.
  static func text(title: String, description: String, theme: String, story: String, record: String?) -> String {
    let title = XML.escaped(title)
    return """
      <!DOCTYPE html>
      <html lang="en" data-theme="\(theme)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <title>\(title)</title>
      <meta name="description" content="\(XML.escaped(description))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="\(theme == "auto" ? "light dark" : theme)">
      <style>\(PlayerStyle.text)</style>
      </head>
      <body>
      <h1>\(title)</h1>
      \(body)
      \(record.map { recordStart + $0 + "</script>\n" } ?? "")\(storyStart)\(story)</script>
      <script>\(PlayerScript.text)</script>
      </body>
      </html>

      """
  }

  /// What stands before the record; the record itself holds no markup.
  static let recordStart = #"<script type="application/json" id="player--source">"#

  /// What stands before the story, in every page.
  static let storyStart = #"<script type="application/json" id="player--story">"#

  /// Nothing from outside, no script and no style but the two that stand here, and no form that could send anything.
  private static let policy =
    "default-src 'none'; script-src 'sha256-\(PlayerHashes.script)'; style-src 'sha256-\(PlayerHashes.style)'; "
    + "base-uri 'none'; form-action 'none'"

  /// Names of this page have two hyphens in a row, once. The identities of what frames hold have none, three, or two twice (`a--to--b`), so that
  /// none is one of these.
  private static let body = #"""
    <noscript><p>This player draws the steps with JavaScript, which is switched off here. It fetches nothing and sends nothing.</p></noscript>
    <main hidden>
    <figure aria-label="Picture"></figure>
    <div role="toolbar" aria-label="Player">
    <button type="button" data-do="previous" aria-label="Previous step" title="Previous step (←)"></button>
    <button type="button" data-do="play" aria-label="Play" title="Play (Space)"></button>
    <button type="button" data-do="next" aria-label="Next step" title="Next step (→)"></button>
    <input type="range" min="0" value="0" aria-label="Step">
    <span></span>
    <button type="button" data-do="zoom" aria-pressed="false" title="Actual size (Z), fit (F)">100&#160;%</button>
    </div>
    <nav aria-label="Steps"><ol role="list"></ol></nav>
    <p aria-live="polite"></p>
    </main>
    """#
}
