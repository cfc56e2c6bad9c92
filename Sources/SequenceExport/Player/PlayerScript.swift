/// What the player does.
///
/// It is the same in every page, so that the page's policy can name it by its hash: after a change, run `Scripts/player-hashes`.
enum PlayerScript {
  static let text = #"""

    "use strict";
    {
    // Every string stands in there once, and everything else goes by number.
    const story = JSON.parse(document.getElementById("player--story").textContent);
    const { strings, paints, looks, steps } = story;
    const last = steps.length - 1;
    const say = words => [].concat(words).map(number => strings[number]).join("");
    const one = selector => document.querySelector(selector);

    const sheet = new CSSStyleSheet();
    sheet.replaceSync(story.style);
    document.adoptedStyleSheets = [sheet];

    const namespaces = { xmlns: "http://www.w3.org/2000/xmlns/", xml: "http://www.w3.org/XML/1998/namespace" };
    const element = (name, attributes = [], words = "") => {
      const made = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (let i = 0; i < attributes.length; i += 2) {
        const [name, value] = attributes.slice(i, i + 2);
        made.setAttributeNS(namespaces[name.split(":")[0]] ?? null, name, value);
      }
      made.textContent = words;
      return made;
    };
    const named = numbers => numbers.map(number => strings[number]);
    // An outline stands in the data as if it began at 0,0.
    const move = (shape, place) => {
      const start = place.split(",");
      const add = (a, b) => Math.round(a * 100 + b * 100) / 100;
      return shape.replace(/([-.\d]+),([-.\d]+)/g, (_, x, y) => `${add(x, start[0])},${add(y, start[1])}`);
    };
    const mark = (paint, place, words) => {
      const [tag, ...attributes] = paints[paint];
      const slots = attributes.filter(number => number < 0).length;
      const places = place.length ? [move(...named(place))] : slots > 1 ? strings[place].split(" ") : [strings[place]];
      return element(strings[tag], attributes.map(number => number < 0 ? places.shift() : strings[number]), say(words ?? []));
    };
    const partsOf = ([, title, ...rest]) => {
      const parts = title < 0 ? [] : [{ key: `title ${title}`, make: () => element("title", [], strings[title]) }];
      while (rest.length) {
        const [paint, place] = rest.splice(0, 2);
        const words = strings[paints[paint][0]] === "text" ? rest.shift() : undefined;
        parts.push({ key: `${paint} ${place} ${words}`, make: () => mark(paint, place, words) });
      }
      return parts;
    };

    const groups = story.groups.map(([look, ...id]) => ({ id: say(id), look: looks[look] }));

    // Each frame is what changes from the one before: so many groups stay, so many go, so many come.
    const frames = [];
    let known = 0;
    for (const change of story.frames) {
      const before = [...frames.at(-1) ?? []], frame = [], rest = [...change];
      while (rest.length) {
        const [kept, gone, come] = rest.splice(0, 3);
        frame.push(...before.splice(0, kept), ...rest.splice(0, come).map(back => back ? known - back : known++));
        before.splice(0, gone);
      }
      frames.push([...frame, ...before]);
    }

    // What stays is left alone; what looks different keeps its group, and changes only the marks that differ.
    const svg = element("svg", named(story.root));
    const title = element("title", ["id", "frame--title"]);
    const description = element("desc", ["id", "frame--desc"]);
    const graph = element("g", named(story.graph));
    const paper = mark(...story.paper);
    graph.append(paper);
    svg.append(title, description, graph);
    const shown = new Map();
    const dress = (figure, look) => {
      const parts = partsOf(look);
      figure.node.setAttribute("class", strings[look[0]]);
      parts.forEach((part, place) => {
        const old = figure.parts[place];
        part.node = old?.key === part.key ? old.node : part.make();
        if (!old) figure.node.append(part.node);
        else if (old.node !== part.node) old.node.replaceWith(part.node);
      });
      figure.parts.slice(parts.length).forEach(part => part.node.remove());
      figure.parts = parts;
      figure.look = look;
    };
    const draw = frame => {
      const staying = new Set(frame.map(number => groups[number].id));
      for (const [id, figure] of shown) {
        if (staying.has(id)) continue;
        figure.node.remove();
        shown.delete(id);
      }
      let previous = paper;
      for (const number of frame) {
        const { id, look } = groups[number];
        const figure = shown.get(id) ?? { node: element("g", ["id", id]), parts: [] };
        shown.set(id, figure);
        if (figure.look !== look) dress(figure, look);
        if (previous.nextSibling !== figure.node) previous.after(figure.node);
        previous = figure.node;
      }
    };

    const root = document.documentElement;
    const stage = one("figure"), list = one("nav"), range = one("input"), counter = one("main > div > span"), news = one("main > p");
    const button = name => one(`[data-do=${name}]`);
    root.toggleAttribute("data-embed", new URLSearchParams(location.search).has("embed"));
    root.toggleAttribute("data-still", last === 0);
    range.max = last;
    const links = steps.map(([action, , outcome], step) => {
      const link = document.createElement("a");
      link.href = `#step=${step}`;
      link.tabIndex = -1;
      for (const words of [step, strings[action], strings[outcome] ?? ""]) {
        const piece = document.createElement("span");
        piece.textContent = words;
        link.append(piece, " ");
      }
      if (outcome >= 0) link.lastElementChild.dataset.outcome = strings[outcome];
      one("ol").appendChild(document.createElement("li")).append(link);
      return link;
    });

    let current;
    const show = step => {
      if (step === current) return;
      const isFirst = current === undefined;
      const [action, alt] = steps[step], name = `${step}/${last} ${strings[action]}`;
      if (!isFirst) {
        links[current].removeAttribute("aria-current");
        links[current].tabIndex = -1;
        news.textContent = say(alt);
      }
      current = step;
      draw(frames[step]);
      title.textContent = name;
      description.textContent = say(alt);
      range.value = step;
      range.setAttribute("aria-valuetext", name);
      counter.textContent = `${step} / ${last}`;
      // Not disabled, which would take the focus from who has just pressed it.
      button("previous").ariaDisabled = step === 0;
      button("next").ariaDisabled = step === last;
      links[step].setAttribute("aria-current", "step");
      links[step].tabIndex = 0;
      reveal(links[step]);
    };
    // Scrolls the list alone, never the page.
    const reveal = link => {
      const { top, bottom } = link.getBoundingClientRect(), frame = list.getBoundingClientRect();
      if (top < frame.top) list.scrollTop -= frame.top - top + 8;
      if (bottom > frame.bottom) list.scrollTop += bottom - frame.bottom + 8;
    };

    // The address says which step is shown, without an entry in the history for each.
    let address = location.hash, written = 0, writing;
    const write = () => {
      clearTimeout(writing);
      const wait = written + 120 - Date.now();
      if (wait > 0) return void (writing = setTimeout(write, wait));
      // If it is another by now, the reader has followed a link, and its event is on its way.
      if (location.hash !== address) return;
      written = Date.now();
      // A page inside another may have no address of its own. Nothing else depends on it.
      try { history.replaceState(history.state, "", `#step=${current}`); } catch { }
      address = location.hash;
    };
    const read = () => {
      const step = /^#step=(\d+)$/.exec(location.hash)?.[1];
      return step !== undefined && Number(step) <= last ? Number(step) : undefined;
    };

    let timer;
    const play = isPlaying => {
      clearTimeout(timer);
      timer = isPlaying ? setTimeout(advance, steps[current][3] * 10) : undefined;
      const player = button("play");
      player.dataset.playing = isPlaying;
      player.ariaLabel = isPlaying ? "Pause" : "Play";
      player.title = `${player.ariaLabel} (Space)`;
    };
    const advance = () => {
      show(current + 1);
      write();
      play(current < last);
    };
    const go = step => {
      if (timer) play(false);
      show(Math.min(Math.max(step, 0), last));
      write();
    };
    const zoom = isActual => {
      root.toggleAttribute("data-actual", isActual);
      button("zoom").ariaPressed = isActual;
      // What scrolls has to be within reach of keys.
      if (isActual) stage.tabIndex = 0;
      else stage.removeAttribute("tabindex");
    };
    const deeds = {
      previous: () => go(current - 1),
      next: () => go(current + 1),
      first: () => go(0),
      last: () => go(last),
      play: () => {
        if (!timer && current === last) go(0);
        play(!timer);
      },
      zoom: () => zoom(!root.hasAttribute("data-actual")),
      fit: () => zoom(false),
    };

    one("[role=toolbar]").addEventListener("click", event => deeds[event.target.closest("button")?.dataset.do]?.());
    range.addEventListener("input", () => go(range.valueAsNumber));
    list.addEventListener("click", event => {
      const step = links.indexOf(event.target.closest("a"));
      if (step < 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      go(step);
    });
    addEventListener("hashchange", () => {
      address = location.hash;
      const step = read();
      if (step === undefined || step === current) return;
      clearTimeout(writing);
      if (timer) play(false);
      show(step);
    });

    const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last", " ": "play", z: "zoom", f: "fit" };
    const pans = { ArrowLeft: [-40, 0], ArrowRight: [40, 0], ArrowUp: [0, -40], ArrowDown: [0, 40] };
    const listKeys = { ArrowUp: "previous", ArrowDown: "next" };
    let typed = "", typedAt = 0;
    addEventListener("keydown", event => {
      const { key, target } = event;
      const isInList = list.contains(target);
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      // What is larger than its window can be looked at without a mouse, too.
      if (event.shiftKey && pans[key]) return stage.scrollBy(...pans[key]);
      // Buttons and the scrubber have keys of their own.
      if (target === range && /^(Arrow|Home|End|Page)/.test(key)) return;
      if (key === " " && (event.repeat || target.closest?.("button"))) return;
      if (/^\d$/.test(key)) {
        typed = event.timeStamp - typedAt < 1000 ? typed + key : key;
        if (Number(typed) > last) typed = key;
        typedAt = event.timeStamp;
        if (Number(typed) <= last) go(Number(typed));
        return;
      }
      const deed = keys[key.length > 1 ? key : key.toLowerCase()] ?? (isInList ? listKeys[key] : undefined);
      if (!deed) return;
      event.preventDefault();
      deeds[deed]();
      if (isInList) links[current].focus({ preventScroll: true });
    });

    stage.append(svg);
    one("main").hidden = false;
    show(read() ?? 0);
    play(false);
    zoom(false);
    }

    """#
}
