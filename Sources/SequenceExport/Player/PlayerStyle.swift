/// How the player looks. Its colours are in the story's data, since they are the frames'.
///
/// It is the same in every page, so that the page's policy can name it by its hash: after a change, run `Scripts/player-hashes`. It goes by
/// elements and states, never by classes or identities: those belong to the frames. Nothing in it moves or fades, whatever the reader prefers.
enum PlayerStyle {
  static let text = #"""

    :root { color-scheme: light dark; --rule: color-mix(in srgb, var(--line) 60%, transparent); }
    :root[data-theme=light] { color-scheme: light; }
    :root[data-theme=dark] { color-scheme: dark; }
    * { box-sizing: border-box; margin: 0; }
    [hidden] { display: none; }
    body {
      display: flex; flex-direction: column; min-height: 100dvh;
      background: var(--canvas, Canvas); color: var(--ink, CanvasText);
      font: 0.875rem/1.25rem system-ui, -apple-system, "Segoe UI", sans-serif;
    }
    h1 { padding: 0.75rem 1rem; font-size: 1rem; font-weight: 600; line-height: 1.5rem; overflow-wrap: anywhere; }
    noscript { padding: 0 1rem; }
    main { display: grid; flex: 1; grid-template-rows: auto auto minmax(8rem, 1fr); min-height: 0; }
    figure { overflow: auto; padding: 0.5rem; border-top: 1px solid var(--rule); }
    figure > svg { display: block; }
    :root:not([data-actual]) figure > svg { margin: auto; width: 100%; height: auto; max-height: 70dvh; }

    main > div {
      position: sticky; bottom: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem;
      padding: 0.375rem; border: solid var(--rule); border-width: 1px 0; background: var(--panel);
    }
    button {
      min-width: 2.25rem; height: 2.25rem; padding: 0 0.625rem; border: 1px solid transparent; border-radius: 0.375rem;
      background: none; color: inherit; font: inherit; cursor: pointer;
    }
    button:hover:not([aria-disabled=true]) { background: var(--tint); }
    button[aria-disabled=true] { color: var(--line); cursor: default; }
    button[aria-pressed=true] { border-color: var(--accent); color: var(--accent); }
    button[aria-label]::before {
      content: ""; display: block; width: 0.875rem; height: 0.875rem; margin: auto;
      background: currentColor; forced-color-adjust: none;
    }
    [data-do=play]::before { clip-path: polygon(8% 0, 100% 50%, 8% 100%); }
    [data-do=play][data-playing=true]::before { clip-path: polygon(5% 0, 38% 0, 38% 100%, 62% 100%, 62% 0, 95% 0, 95% 100%, 5% 100%); }
    [data-do=next]::before { clip-path: polygon(30% 0, 85% 50%, 30% 100%, 15% 86%, 55% 50%, 15% 14%); }
    [data-do=previous]::before { clip-path: polygon(70% 0, 15% 50%, 70% 100%, 85% 86%, 45% 50%, 85% 14%); }
    input { flex: 1 1 4rem; min-width: 4rem; height: 2.25rem; margin: 0 0.5rem; accent-color: var(--accent); }
    main > div > span { margin-right: 0.5rem; color: var(--muted); font-variant-numeric: tabular-nums; white-space: nowrap; }
    [data-do=zoom] { margin-left: auto; }

    nav { position: relative; max-height: 60dvh; padding: 0.5rem; overflow: auto; }
    ol { padding: 0; list-style: none; }
    a {
      display: grid; grid-template-columns: 2.25em minmax(0, 1fr) auto; gap: 0.5rem; padding: 0.25rem 0.5rem;
      border-radius: 0.375rem; color: inherit; text-decoration: none; overflow-wrap: anywhere;
    }
    a:hover { background: var(--panel); }
    a[aria-current] { background: var(--tint); box-shadow: inset 3px 0 var(--accent); }
    a > :first-child { color: var(--muted); font-variant-numeric: tabular-nums; text-align: right; }
    [data-outcome] { font-weight: 600; }
    [data-outcome=done] { color: var(--done); font-weight: 400; }
    [data-outcome=ignored] { color: var(--ignored); }
    [data-outcome=refused] { color: var(--refused); }
    [data-outcome=crash] { color: var(--crash); }
    main > p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: -1px; }

    @media (min-width: 56rem) {
      body { height: 100dvh; }
      main { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr) 20rem; }
      figure { display: grid; min-height: 0; }
      :root:not([data-actual]) figure > svg { height: 100%; max-height: none; }
      main > div { border-bottom: 0; }
      nav { grid-area: 1 / 2 / 3 / 3; max-height: none; border: solid var(--rule); border-width: 1px 0 0 1px; }
    }
    :root[data-embed] :is(h1, nav), :root[data-still] :is(nav, input, div > span, [aria-label]:is(button)) { display: none; }
    :root:is([data-embed], [data-still]) main { grid-template: minmax(0, 1fr) auto / minmax(0, 1fr); }
    :root[data-embed] body { height: 100dvh; }
    :root[data-embed] figure { display: grid; min-height: 0; border: 0; }
    :root[data-embed]:not([data-actual]) figure > svg { height: 100%; max-height: none; }
    @media print { main > div, nav { display: none; } }

    """#
}
