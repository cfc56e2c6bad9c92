"""The stories that are measured, as scenarios: made up from a seed, so that they are the same everywhere and every time."""

import random

# Two dozen names with numbers: as many different texts as a large app has titles, and widths that differ.
NOUNS = (
    "Home Detail Profile Settings Search Cart Basket Checkout Address Payment Review Receipt Message Thread Photo Album "
    "Map Route Station Ticket Calendar Event Invitation Reminder"
).split()
TITLES = len(NOUNS) * 20


def scenario(title, tree, actions):
    lines = [f'title "{title}"', "", "tree", *(f"  {line}" for line in tree), "", "actions", *(f"  {line}" for line in actions)]
    return "\n".join(lines) + "\n"


def short():
    """Twenty steps as in a ticket: tabs, three stacks, a modal with a stack of its own."""
    return scenario(
        "Short",
        ["tabs Shop", "  navigation Catalogue: Lamps", "  navigation Search: Explore", "  navigation Cart: Basket"],
        [
            'push "Desk lamp" on Catalogue',
            "push Reviews on Catalogue",
            "pop on Catalogue",
            "select Search",
            'push "Results" on Search',
            'push "Floor lamp" on Search',
            "select Cart",
            "present navigation Checkout: Address",
            "push Payment on Checkout",
            "push Confirm on Checkout",
            "swipeBack on Checkout",
            'push "Gift card" on Checkout',
            "popToRoot on Checkout",
            "dismiss on Shop",
            "push Orders on Cart",
            'push "Order 17" on Cart',
            "pop on Cart",
            "select Catalogue",
            "popToRoot on Catalogue",
            "note -- Done",
        ],
    )


def deep(depth):
    """One stack that grows to a depth and goes back to its root."""
    return scenario(
        f"Deep {depth}",
        ["navigation Stack: Root"],
        [f'push "Level {level}"' for level in range(2, depth + 1)] + ["pop"] * (depth - 1),
    )


def nested(levels=12):
    """Containers in containers, each with a stack of its own: built up, worked in on every level, and taken down."""
    actions = []
    for level in range(2, levels + 1):
        actions += [f'push "Page {level}"', f'push nested "Level {level}": "Root {level}"']
    for level in range(levels, 1, -1):
        actions += [f'push "Last {level}"', "popToRoot", "back"]
    return scenario("Nested", ['nested "Level 1": "Root 1"'], actions)


def wide(tabs=50):
    """Many tabs: each is selected, and its stack goes on by a screen and back."""
    actions = []
    for tab in [*range(2, tabs + 1), 1]:
        actions += [f'select "Tab {tab}"', f'push "Detail {tab}" on "Tab {tab}"', f'pop on "Tab {tab}"']
    return scenario("Wide", ["tabs Tabs"] + [f'  navigation "Tab {tab}": "Root {tab}"' for tab in range(1, tabs + 1)], actions)


def long(steps, alive=30, seed=20):
    """A session: four tabs whose stacks grow and shrink at random, and sheets now and then; about as many controllers alive all the time."""
    return scenario(f"Long {steps}", *Session(alive, random.Random(seed)).tell(steps))


def slots(count):
    """A stack that is deep at the start only: the slots are as many as its members, and the last frame shows next to nothing."""
    return scenario(
        f"Slots {count}",
        ["navigation Stack: Root" + "".join(f', "Level {level}"' for level in range(2, count + 1))],
        ["popToRoot", "note -- Nothing is left of it", "note -- And nothing leaves any more"],
    )


class Session:
    """What a made-up session has open, so that every action it takes is one that UIKit does."""

    TABS = 4

    def __init__(self, alive, source):
        self.source = source
        # The tab bar, and in each tab a navigation controller with its root.
        self.fixed = 1 + 2 * self.TABS
        self.wanted = max(0, alive - self.fixed)
        self.stacks = {f"Stack {tab}": [f"Root {tab}"] for tab in range(1, self.TABS + 1)}
        self.selected = "Stack 1"
        self.sheet = None
        self.titles = [f"{noun} {number}" for number in range(1, TITLES // len(NOUNS) + 1) for noun in NOUNS]
        self.source.shuffle(self.titles)

    def tell(self, steps):
        tree = ["tabs App"] + [f'  navigation "{stack}": "{members[0]}"' for stack, members in self.stacks.items()]
        opening = []
        while len(opening) < steps and self.count() < self.wanted:
            opening.append(self.push(min(self.stacks, key=lambda stack: len(self.stacks[stack]))))
        return tree, opening + [self.step() for _ in range(steps - len(opening))]

    def count(self):
        return sum(len(members) - 1 for members in self.stacks.values())

    def step(self):
        chance = self.source.random()
        if self.sheet:
            return self.dismiss() if chance < 0.3 else self.push(self.sheet) if chance < 0.7 or len(self.stacks[self.sheet]) < 2 else self.pop(self.sheet)
        if chance < 0.03:
            return self.present()
        if chance < 0.15:
            return self.select(self.source.choice([stack for stack in self.stacks if stack != self.selected]))
        # The further from what is wanted, the likelier back towards it.
        pushes = self.source.random() < 0.5 + (self.wanted - self.count()) / 8
        poppable = [stack for stack, members in self.stacks.items() if len(members) > 1]
        if pushes or not poppable:
            return self.push(self.source.choice(list(self.stacks)))
        return self.pop(self.source.choice(poppable))

    def push(self, stack):
        title = self.titles.pop()
        self.stacks[stack].append(title)
        return f'push "{title}" on "{stack}"'

    def pop(self, stack):
        self.titles.insert(0, self.stacks[stack].pop())
        return f'pop on "{stack}"'

    def select(self, stack):
        self.selected = stack
        return f'select "{stack}"'

    def present(self):
        self.sheet = "Sheet"
        root = self.titles.pop()
        self.stacks[self.sheet] = [root]
        return f'present navigation Sheet: "{root}" on App'

    def dismiss(self):
        self.titles[:0] = self.stacks.pop(self.sheet)
        self.sheet = None
        return "dismiss on App"
