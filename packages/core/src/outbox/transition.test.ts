import { expect, it } from "vitest";
import type { OutboxState } from "./OutboxState.ts";
import type { Pending } from "./Pending.ts";
import { type OutboxEvent, type OutboxRules, transition } from "./transition.ts";

interface Write extends Pending {
  readonly key: string;
}

const rules: OutboxRules<Write> = {
  queue: (waiting, added) => [...waiting.filter(({ key }) => key !== added.key), added],
  restore: (waiting, stored) => waiting.reduce(rules.queue, stored),
  without: (waiting, gone) => waiting.filter((each) => !gone.includes(each)),
  isAlone: () => false,
  most: 9,
};

const write = (key: string): Write => ({ key, outcomes: [], goesAlone: false });
const [a, b, newerA] = [write("a"), write("b"), write("a")];
const after = (state: OutboxState<Write>, ...events: ReadonlyArray<OutboxEvent<Write>>) =>
  events.reduce((now, event) => transition(now, event, rules), state);
const keysOf = (changes: ReadonlyArray<Write>) => changes.map(({ sentBy }) => sentBy);

const lost = after(
  { sent: [], waiting: [a, b], isAway: false, isStale: false },
  { kind: "taken", key: "first" },
  { kind: "unanswered", isLost: true },
);

it("[NET-2] the changes of a lost request are sent again with its key", () => {
  expect(keysOf(after(lost, { kind: "taken", key: "second" }).sent)).toEqual(["first", "first"]);
});

it("[NET-2] the rest of a lost request gets another key when one of its changes is replaced", () => {
  expect(keysOf(after(lost, { kind: "queued", change: newerA }).waiting)).toEqual([undefined, undefined]);
  const running = after(lost, { kind: "taken", key: "second" }, { kind: "queued", change: newerA });
  expect(keysOf(running.sent)).toEqual(["first", "first"]);
  expect(keysOf(after(running, { kind: "unanswered", isLost: true }).waiting)).toEqual([undefined, undefined]);
});

it("[NET-2] the rest of a lost request gets another key when one of its changes is dropped", () => {
  const dropped = after(lost, { kind: "dropped", changes: lost.waiting.slice(0, 1) }, { kind: "taken", key: "second" });
  expect(keysOf(dropped.sent)).toEqual(["second"]);
});

it("[NET-2] no part of a lost request keeps its key when a new change comes between its changes", () => {
  const [first, second] = lost.waiting;
  const waiting = [first, write("c"), second].flatMap((each) => each ?? []);
  const taken = after({ ...lost, waiting }, { kind: "taken", key: "second" });
  expect(keysOf(taken.sent)).toEqual(["second"]);
  expect(keysOf(taken.waiting)).toEqual([undefined, undefined]);
});
