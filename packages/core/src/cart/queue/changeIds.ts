import * as Effect from "effect/Effect";
import * as Random from "effect/Random";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";

/** Makes ids that sort by creation time across tabs; `after` keeps new ids above one from another clock. */
export const changeIds = Effect.gen(function* () {
  const { now } = yield* ShopEnvironment;
  const tab = Math.trunc((yield* Random.next) * 36 ** 6).toString(36);
  let last = 0;
  return {
    /** Identifies this tab. */
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
