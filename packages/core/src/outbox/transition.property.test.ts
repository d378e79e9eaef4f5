import { it } from "@fast-check/vitest";
import * as Deferred from "effect/Deferred";
import fc from "fast-check";
import { expect } from "vitest";
import type { ShopError } from "../kernel/ShopError.ts";
import { runs } from "../runs.test.config.ts";
import type { OutboxState } from "./OutboxState.ts";
import type { Pending } from "./Pending.ts";
import { type OutboxEvent, type OutboxRules, transition } from "./transition.ts";

/** Sets a value of a key. */
interface Write extends Pending {
  readonly id: number;
  readonly key: string;
}

type State = OutboxState<Write>;

/** The last write of a key counts; a write of "*" is a request of its own; a request carries three. */
const rules: OutboxRules<Write> = {
  queue: (waiting, added) => {
    const replaced = waiting.filter(({ key }) => key === added.key);
    const outcomes = [...replaced, added].flatMap((each) => each.outcomes);
    return [...waiting.filter((each) => !replaced.includes(each)), { ...added, outcomes }];
  },
  restore: (waiting, stored) => waiting.reduce(rules.queue, stored),
  without: (waiting, gone) => waiting.filter((each) => !gone.includes(each)),
  isAlone: ({ key }) => key === "*",
  most: 3,
};

const empty: State = { sent: [], waiting: [], isAway: false, isStale: false };

/** An event without its changes: `play` makes the changes, which need new ids and callers. */
type Move =
  | { readonly kind: "queued"; readonly key: string }
  | { readonly kind: "restored"; readonly keys: ReadonlyArray<string> }
  | { readonly kind: "dropped"; readonly places: ReadonlyArray<number> }
  | { readonly kind: "taken"; readonly hasKey: boolean }
  | Extract<OutboxEvent<Write>, { readonly kind: "unanswered" | Answer }>;

const answerKinds = ["forgotten", "confirmed", "refused", "split", "outdated", "read"] as const;
type Answer = (typeof answerKinds)[number];

const keys = fc.constantFrom("a", "b", "c", "d", "*");
const answers = fc.constantFrom(...answerKinds);
const moves: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("queued" as const), key: keys }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("restored" as const), keys: fc.uniqueArray(keys, { maxLength: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant("dropped" as const), places: fc.array(fc.nat(5), { maxLength: 2 }) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("taken" as const), hasKey: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("unanswered" as const), isLost: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ kind: answers }) },
);

interface Step {
  readonly before: State;
  readonly event: OutboxEvent<Write>;
  readonly after: State;
}

/** Plays moves from an empty outbox, as an interpreter does: a request is answered only while it runs. */
const play = (made: ReadonlyArray<Move>): ReadonlyArray<Step> => {
  const steps: Step[] = [];
  let state = empty;
  let id = 0;
  const write = (key: string): Write => ({
    id: (id += 1),
    key,
    outcomes: [Deferred.makeUnsafe<void, ShopError>()],
  });
  const eventOf = (move: Move): OutboxEvent<Write> => {
    switch (move.kind) {
      case "queued":
        return { kind: "queued", change: write(move.key) };
      case "restored":
        return { kind: "restored", changes: move.keys.map((key) => ({ ...write(key), outcomes: [] })) };
      case "dropped":
        return { kind: "dropped", changes: move.places.flatMap((place) => state.waiting[place] ?? []) };
      case "taken":
        return { kind: "taken", key: move.hasKey ? `request ${(id += 1)}` : null };
      default:
        return move;
    }
  };
  for (const move of made) {
    const event = eventOf(move);
    const after = transition(state, event, rules);
    steps.push({ before: state, event, after });
    state = after;
  }
  return steps;
};

const plays = fc.array(moves, { maxLength: 40 }).map(play);
const allOf = ({ sent, waiting }: State) => [...sent, ...waiting];
const callersOf = (state: State) => allOf(state).flatMap(({ outcomes }) => outcomes);
const idsOf = (changes: ReadonlyArray<Write>) => changes.map(({ id }) => id);

/** The callers of the changes that an event ends. */
const endedBy = ({ before, event }: Step) => {
  if (event.kind === "confirmed" || event.kind === "refused") return before.sent.flatMap(({ outcomes }) => outcomes);
  if (event.kind === "forgotten") return callersOf(before);
  return event.kind === "dropped" ? event.changes.flatMap(({ outcomes }) => outcomes) : [];
};

it.prop([plays], runs)("[NET-7] no caller is lost, and none is settled twice", (steps) => {
  const ended = new Set<unknown>();
  for (const step of steps) {
    const made = step.event.kind === "queued" ? step.event.change.outcomes : [];
    const gone = new Set(endedBy(step));
    expect(new Set(callersOf(step.after))).toEqual(
      new Set([...callersOf(step.before), ...made].filter((caller) => !gone.has(caller))),
    );
    expect(new Set(callersOf(step.after)).size).toBe(callersOf(step.after).length);
    for (const caller of gone) {
      expect(ended.has(caller)).toBe(false);
      ended.add(caller);
    }
  }
});

it.prop([plays], runs)("[CART-16] [LIST-7] no change is both sent and waiting, and none is queued twice", (steps) => {
  for (const { after } of steps) {
    const ids = idsOf(allOf(after));
    expect(new Set(ids).size).toBe(ids.length);
    const waitingKeys = after.waiting.map(({ key }) => key);
    expect(new Set(waitingKeys).size).toBe(waitingKeys.length);
  }
});

it.prop([plays], runs)(
  "[CART-16] [LIST-7] only the last change of a key is sent, never an older one after a newer one",
  (steps) => {
    const lastSent = new Map<string, number>();
    for (const { before, event, after } of steps) {
      // Stored changes are older than those made here.
      if (event.kind === "restored") lastSent.clear();
      if (event.kind !== "taken" || before.sent.length > 0) continue;
      for (const { id, key } of after.sent) {
        expect(id).toBeGreaterThanOrEqual(lastSent.get(key) ?? 0);
        lastSent.set(key, id);
      }
    }
  },
);

it.prop([plays], runs)(
  "[CART-16] a request carries the first waiting changes, and one request runs at a time",
  (steps) => {
    for (const { before, event, after } of steps) {
      if (event.kind !== "taken") continue;
      if (before.sent.length > 0) {
        expect(after).toBe(before);
        continue;
      }
      expect(idsOf(allOf(after))).toEqual(idsOf(before.waiting));
      expect(after.sent.length).toBeLessThanOrEqual(rules.most);
      expect(after.sent.length > 0).toBe(before.waiting.length > 0);
      const isAlone = after.sent.some((each) => each.goesAlone === true || rules.isAlone(each));
      if (isAlone) expect(after.sent).toHaveLength(1);
    }
  },
);

it.prop([plays], runs)(
  "[NET-7] after a request without an answer, its changes wait again before the others",
  (steps) => {
    for (const { before, event, after } of steps) {
      if (event.kind !== "unanswered" && event.kind !== "split") continue;
      expect(after.sent).toEqual([]);
      const kept = idsOf(allOf(before)).filter((id) => idsOf(after.waiting).includes(id));
      expect(idsOf(after.waiting).toSorted()).toEqual(kept.toSorted());
      const replaced = before.sent.filter(({ key }) => before.waiting.some((each) => each.key === key));
      expect(kept).toEqual(idsOf(allOf(before).filter((each) => !replaced.includes(each))));
      const again = after.waiting.filter(({ id }) => idsOf(before.sent).includes(id));
      for (const each of again) expect(each.goesAlone === true || event.kind === "unanswered").toBe(true);
      if (event.kind === "split") for (const each of again) expect(each.sentBy).toBeUndefined();
    }
  },
);

it.prop([plays], runs)("[NET-2] an idempotency key is only ever used for the same changes", (steps) => {
  const sentBy = new Map<string, ReadonlyArray<number>>();
  for (const { event, after } of steps) {
    const key = after.sent[0]?.sentBy;
    if (event.kind !== "taken" || key === undefined) continue;
    expect(after.sent.every((each) => each.sentBy === key)).toBe(true);
    expect(idsOf(after.sent)).toEqual(sentBy.get(key) ?? idsOf(after.sent));
    sentBy.set(key, idsOf(after.sent));
  }
});

it.prop([fc.array(keys, { minLength: 1, maxLength: 12 }), fc.func(fc.constantFrom("there", "lost", "refused"))], runs)(
  "[CART-16] [LIST-7] every change is confirmed or refused in the end, and only refused ones are lost",
  (made, network) => {
    let state = play(made.map((key) => ({ kind: "queued", key }) as const)).at(-1)?.after ?? empty;
    const [all, done] = [new Set(callersOf(state)), new Set<unknown>()];
    for (let turn = 0; state.waiting.length > 0; turn += 1) {
      // The network comes back at last.
      expect(turn).toBeLessThan(100);
      state = transition(state, { kind: "taken", key: `request ${turn}` }, rules);
      const { sent } = state;
      const answer = turn < 20 ? network(turn) : "there";
      if (answer === "lost") state = transition(state, { kind: "unanswered", isLost: true }, rules);
      else if (answer === "refused" && sent.length > 1) state = transition(state, { kind: "split" }, rules);
      else {
        state = transition(state, { kind: answer === "there" ? "confirmed" : "refused" }, rules);
        for (const { outcomes } of sent) for (const caller of outcomes) done.add(caller);
      }
    }
    expect(done).toEqual(all);
  },
);

it.prop([plays], runs)(
  "[NET-7] the outage ends with the network's return, and staleness with the server's state",
  (steps) => {
    let [isAway, isStale] = [false, false];
    for (const { event, after } of steps) {
      if (event.kind === "unanswered" && event.isLost) isAway = true;
      if (["confirmed", "refused", "split", "read"].includes(event.kind)) isAway = false;
      if (event.kind === "outdated") isStale = true;
      if (event.kind === "read" || event.kind === "forgotten") isStale = false;
      expect(after).toMatchObject({ isAway, isStale });
    }
  },
);
