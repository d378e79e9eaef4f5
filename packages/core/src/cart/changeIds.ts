import * as Effect from "effect/Effect";
import * as Random from "effect/Random";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";

/** Makes ids that sort by when they were made, also beside those of other tabs; `after` an id, by an earlier page's clock, too. */
export const changeIds = Effect.gen(function* () {
  const { now } = yield* ShopEnvironment;
  const tab = Math.trunc((yield* Random.next) * 36 ** 6).toString(36);
  let last = 0;
  return {
    /** Names this tab among the others. */
    tab,
    next: (): string => {
      last = Math.max(last + 1, now().getTime());
      return `${String(last).padStart(15, "0")}-${tab}`;
    },
    after: (id: string): void => {
      last = Math.max(last, Number.parseInt(id, 10) || 0);
    },
  };
});

export type ChangeIds = Effect.Success<typeof changeIds>;
