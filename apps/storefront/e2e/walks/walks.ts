import fc from "fast-check";
import type { Action, Good, Home, Page, Simple, Walk } from "./Walk.ts";

const goods: ReadonlyArray<Good> = ["apple", "milk", "chicken", "rice", "water", "beer"];
const homes: ReadonlyArray<Home> = ["Budapest", "Szeged", "Pécs", "Belváros", "personal"];
const pages: ReadonlyArray<Page> = ["cart", "contact", "shipping", "billing", "express", "summary"];

const good = fc.constantFrom(...goods);
const agrees = fc.boolean();
const which = fc.nat({ max: 5 });
const line = fc.nat({ max: 2 });
const to = fc.constantFrom(...homes, "saved" as const, "nowhere" as const);

const simply = (...names: ReadonlyArray<Simple>) => fc.constantFrom(...names).map((does): Action => ({ does }));

const adds = fc.record({ good, agrees }).map((details): Action => ({ does: "adds", ...details }));
const takesMore = fc.record({ line, agrees }).map((details): Action => ({ does: "takes more", ...details }));
const takesLess = fc.record({ line, agrees }).map((details): Action => ({ does: "takes less", ...details }));
const empties = agrees.map((says): Action => ({ does: "empties the cart", agrees: says }));
const goesOn = agrees.map((says): Action => ({ does: "goes on", agrees: says }));
const choosesPlace = to.map((place): Action => ({ does: "chooses a place", to: place }));
const chooses = fc
  .record({
    does: fc.constantFrom("chooses a method" as const, "chooses a slot" as const, "chooses a payment" as const),
    which,
  })
  .map((action): Action => ({ ...action }));
const usesCoupon = fc
  .constantFrom("VITAMIN20", "NINCSILYEN", null)
  .map((code): Action => ({ does: "uses a coupon", code }));
const opens = fc
  .record({ page: fc.constantFrom(...pages), agrees })
  .map((details): Action => ({ does: "opens", ...details }));
const toCart = agrees.map((says): Action => ({ does: "opens", page: "cart", agrees: says }));
const presses = fc
  .constantFrom("Összekapcsolom", "Mégis külön kérem", "Visszateszem")
  .map((name): Action => ({ does: "presses", name }));
const waits = fc
  .constantFrom("15" as const, "60" as const, "1440" as const, "10080" as const)
  .map((minutes): Action => ({ does: "waits", minutes }));
const fills = simply("fills the form");

type Piece = fc.Arbitrary<ReadonlyArray<Action>>;

const all = (...parts: ReadonlyArray<fc.Arbitrary<Action>>): Piece => fc.tuple(...parts);

const toBilling = [goesOn, fills, goesOn, fills, goesOn];

/** Sequences that random generation rarely produces. */
const journeys: Piece = fc.oneof(
  all(...toBilling, toCart, choosesPlace, goesOn),
  all(...toBilling, usesCoupon, toCart, takesLess),
  all(...toBilling, waits, goesOn),
  all(simply("logs in"), opens, fills, goesOn),
  all(simply("logs in"), choosesPlace, simply("deletes a saved address"), toCart, goesOn),
);

const pieces: Piece = fc.oneof(
  { weight: 3, arbitrary: all(adds) },
  { weight: 2, arbitrary: all(fc.oneof(takesMore, takesLess)) },
  { weight: 1, arbitrary: all(empties) },
  { weight: 4, arbitrary: all(choosesPlace) },
  { weight: 4, arbitrary: all(chooses) },
  { weight: 1, arbitrary: all(usesCoupon) },
  { weight: 2, arbitrary: all(presses) },
  { weight: 5, arbitrary: all(fills, goesOn) },
  { weight: 2, arbitrary: all(goesOn) },
  { weight: 4, arbitrary: all(opens) },
  { weight: 4, arbitrary: all(simply("reloads", "goes back", "goes forward", "steps back", "turns to the other tab")) },
  { weight: 2, arbitrary: all(simply("logs in", "registers", "logs out", "orders")) },
  { weight: 1, arbitrary: all(waits) },
  { weight: 4, arbitrary: journeys },
);

const begins = (first: Good): ReadonlyArray<Action> => [
  { does: "adds", good: first, agrees: true },
  { does: "opens", page: "cart", agrees: true },
];

/** The walks of shoppers who put something into their cart, and then do anything that pages offer. */
export const walks: fc.Arbitrary<Walk> = fc
  .record({
    daysOff: fc.constantFrom(0, 0, -30, -1, 1, 30),
    home: fc.constantFrom(...homes),
    first: good,
    middle: fc.array(pieces, { minLength: 3, maxLength: 6, size: "max" }),
  })
  .map(({ first, middle, ...others }) => ({ ...others, actions: [...begins(first), ...middle.flat()] }));
