import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import { lastActionAt } from "./lastActionAt.ts";
import { milliseconds, shoppingLists, written } from "../model/lists.test.arbitrary.ts";
import { sortedLists } from "./sortedLists.ts";

/** An instant as a number, and as written with an offset. */
const dated = milliseconds.chain((instant) =>
  fc.record({ instant: fc.constant(instant), createdAt: written(instant) }),
);

it.prop([dated, fc.array(dated)], runs)(
  "[LIST-4] the last action is the latest instant of the events, independent of their offsets",
  (made, events) => {
    const answer = lastActionAt({ createdAt: made.createdAt, events });
    const instants = events.length === 0 ? [made.instant] : events.map(({ instant }) => instant);
    expect(Date.parse(answer)).toBe(Math.max(...instants));
    expect([made, ...events].map(({ createdAt }) => createdAt)).toContain(answer);
  },
);

it("[LIST-4] the first of several simultaneous events wins, and events win over the creation", () => {
  const events = [{ createdAt: "2026-11-21T11:00:00+01:00" }, { createdAt: "2026-11-21T10:00:00Z" }];
  expect(lastActionAt({ createdAt: "2026-11-22T00:00:00Z", events })).toBe("2026-11-21T11:00:00+01:00");
});

it.prop([fc.array(shoppingLists)], runs)(
  "[LIST-3] smart lists come first, then the latest action; equal lists keep their order",
  (lists) => {
    const before = lists.map((list, place) => ({ ...list, place }));
    const sorted = sortedLists(before);
    expect(new Set(sorted)).toEqual(new Set(before));
    // Insertion sort: each list goes before the first that it beats.
    const expected: Array<(typeof before)[number]> = [];
    for (const list of before) {
      const beats = (other: (typeof before)[number]) =>
        list.type === other.type
          ? Date.parse(lastActionAt(list)) > Date.parse(lastActionAt(other))
          : list.type === "smartlist";
      const place = expected.findIndex(beats);
      expected.splice(place < 0 ? expected.length : place, 0, list);
    }
    expect(sorted.map(({ place }) => place)).toEqual(expected.map(({ place }) => place));
  },
);
