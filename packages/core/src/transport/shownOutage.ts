import * as Effect from "effect/Effect";
import { outageNotice } from "./outageNotice.ts";

interface Facts {
  /** The last attempt got no answer. */
  readonly isAway: boolean;
}

/**
 * Reports a network outage: to the shopper once, and in a state until it is over.
 *
 * @rule NET-4, NET-7
 */
export const shownOutage = (store: { readonly facts: () => Facts; readonly change: (facts: Facts) => void }) =>
  Effect.map(outageNotice, (notice) => {
    const show = (isAway: boolean) => {
      if (store.facts().isAway !== isAway) store.change({ isAway });
    };
    return {
      report: Effect.andThen(
        Effect.sync(() => show(true)),
        notice.report,
      ),
      over: () => {
        notice.over();
        show(false);
      },
    };
  });
