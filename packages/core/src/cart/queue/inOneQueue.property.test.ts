import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../../runs.test.config.ts";
import type { Cart } from "../model/Cart.ts";
import { changedCarts, inAnyOrder, lineOf, pendingOf } from "./changes.test.arbitrary.ts";
import { foldChanges } from "./foldChanges.ts";
import { inOneQueue } from "./inOneQueue.ts";
import { rebaseWaiting } from "./rebaseWaiting.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { queueChange } from "./queueChange.ts";

type Queue = ReadonlyArray<PendingChange>;

const folded = (cart: Cart, queue: Queue) =>
  inAnyOrder(
    foldChanges(
      cart,
      queue.map(({ change }) => change),
    ),
  );

/** A shopper's changes in three connected tabs; one tab may have taken over another's changes. */
const inTabs = fc
  .tuple(changedCarts, fc.func(fc.nat({ max: 2 })), fc.boolean())
  .map(([{ cart, all }, tabOf, isShared]) => {
    const made = pendingOf(all);
    let tabs: ReadonlyArray<Queue> = [[], [], []];
    /** The other tabs receive it and rebase their changes. */
    const change = (changed: number, become: (queue: Queue) => Queue) => {
      const before = tabs[changed] ?? [];
      const after = become(before);
      const done = before.filter(({ id }) => !after.some((left) => left.id === id));
      tabs = tabs.with(changed, after);
      if (done.length === 0) return;
      for (const other of tabs.keys()) if (other !== changed) change(other, (queue) => rebaseWaiting(queue, { done }));
    };
    for (const each of made) change(tabOf(each.id), (queue) => queueChange(queue, each));
    if (isShared) change(1, (queue) => inOneQueue([tabs[0] ?? [], queue]));
    return { cart, made, tabs };
  });

it.prop([inTabs], runs)(
  "[CART-16] the queues of several tabs merge into what one tab would have, with each change once",
  ({ cart, made, tabs }) => {
    const queue = inOneQueue(tabs);
    expect(folded(cart, queue)).toEqual(folded(cart, made));
    expect(new Set(queue.map(({ id }) => id)).size).toBe(queue.length);
  },
);

it.prop([inTabs], runs)("[CART-16] every tab computes the same queue", ({ tabs }) => {
  expect(inOneQueue(tabs.toReversed())).toEqual(inOneQueue(tabs));
});

it.prop([inTabs], runs)(
  "[CART-16] a tab's own queue stays unchanged while other tabs have no changes",
  ({ tabs: [own = []] }) => {
    expect(inOneQueue([[], own])).toEqual(own);
    expect(inOneQueue([own, []])).toEqual(own);
  },
);

it("[CART-16] the queue of several tabs is sorted by time, and that of one tab keeps its order", () => {
  const [milk, beer, more] = pendingOf(
    [lineOf("milk", 1), lineOf("beer", 1), lineOf("milk", 2)].map((line) => ({
      kind: "line",
      productId: line.product.id,
      line,
    })),
  );
  if (!milk || !beer || !more) return expect.fail();
  // A new line keeps its position.
  const own = queueChange([milk, beer], more);
  expect(own.map(({ id }) => id)).toEqual(["002", "001"]);
  for (const tabs of [[own], [own, []], [[], own]]) expect(inOneQueue(tabs)).toEqual(own);
  expect(inOneQueue([[more], [beer]])).toEqual([beer, more]);
});
