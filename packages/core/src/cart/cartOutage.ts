import * as Effect from "effect/Effect";
import { outageNotice } from "../shop/outageNotice.ts";
import type { CartStore } from "./makeCartStore.ts";

/**
 * Says that the network is away: to the shopper once, and in the state until it is over.
 *
 * @rule NET-4, NET-7
 */
export const cartOutage = (store: CartStore) =>
  Effect.map(outageNotice, (notice) => {
    const show = (isAway: boolean) => {
      if (store.facts().isAway !== isAway) store.change({ isAway });
    };
    return {
      tell: Effect.andThen(
        Effect.sync(() => show(true)),
        notice.tell,
      ),
      over: () => {
        notice.over();
        show(false);
      },
    };
  });
