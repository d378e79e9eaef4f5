import * as Effect from "effect/Effect";
import { outageNotice } from "./outageNotice.ts";

interface Facts {
  /** Nobody has answered the last try. */
  readonly isAway: boolean;
}

/**
 * Says that the network is away: to the shopper once, and in a state until it is over.
 *
 * @rule NET-4, NET-7
 */
export const shownOutage = (store: { readonly facts: () => Facts; readonly change: (facts: Facts) => void }) =>
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
