import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { stored } from "../../kernel/stored.ts";
import { noOrderData } from "../rules/noOrderData.ts";
import type { OrderData } from "../model/OrderData.ts";
import { readEntered } from "./readEntered.ts";

/**
 * The shopper's input during checkout: it survives reloads, and belongs to one user. A guest's input passes to the user
 * who logs in.
 *
 * @rule ORDER-6, SESS-1, SESS-4
 */
export const enteredData = Effect.gen(function* () {
  const { sessionStorage } = yield* ShopEnvironment;
  const { state } = yield* Identity;
  const saved = stored(sessionStorage, { key: "kamra.checkout", decoder: readEntered });

  let { owner, data } = saved.read() ?? { owner: null, data: noOrderData };
  const isOthers = () => {
    const { isLoggedIn, user } = state.get();
    if (owner === null) return false;
    return !isLoggedIn || (user !== null && owner !== "" && owner !== user.id);
  };

  return {
    get: () => (isOthers() ? noOrderData : data),
    save: (next: OrderData) =>
      Effect.suspend(() => {
        const { isLoggedIn, user } = state.get();
        owner = isLoggedIn ? (user?.id ?? "") : null;
        data = next;
        return saved.write(data === noOrderData ? null : { owner, data });
      }),
  };
});
