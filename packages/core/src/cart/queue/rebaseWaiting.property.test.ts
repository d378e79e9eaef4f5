import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import type { Cart } from "../model/Cart.ts";
import { cartOf, changes, inAnyOrder, lineOf, pendingOf } from "./changes.test.arbitrary.ts";
import { foldChanges } from "./foldChanges.ts";
import { rebaseWaiting } from "./rebaseWaiting.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { queueChange } from "./queueChange.ts";

type Queue = ReadonlyArray<PendingChange>;

const folded = (cart: Cart, queue: Queue) =>
  foldChanges(
    cart,
    queue.map(({ change }) => change),
  );
const full = cartOf(["a", "b", "c", "d"].map((id) => lineOf(id, 9)));

/** Changes of existing lines in two tabs, without removals. */
const kept = changes.filter((change) => change.kind !== "empty" && (change.kind !== "line" || change.line !== null));

it.prop([fc.array(kept), fc.func(fc.boolean()), fc.boolean()], runs)(
  "[CART-16] an older change never overrides a newer one, independent of which tab sends first",
  (all, isOfFirst, startsFirst) => {
    const made = pendingOf(all);
    const queueOf = (isFirst: boolean) =>
      made.filter(({ id }) => isOfFirst(id) === isFirst).reduce<Queue>(queueChange, []);
    const done = queueOf(startsFirst);
    const left = rebaseWaiting(queueOf(!startsFirst), { done });
    expect(inAnyOrder(folded(folded(full, done), left))).toEqual(inAnyOrder(folded(full, made)));
  },
);
