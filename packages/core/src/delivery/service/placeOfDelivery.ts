import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import { sameData } from "../../kernel/sameData.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { asGuest, deliveryCookie, deliveryStores } from "./start.ts";

/** The chosen place, stored in a cookie. */
export const placeOfDelivery = Effect.gen(function* () {
  const environment = yield* ShopEnvironment;
  const identity = yield* Identity;
  const cookie = deliveryCookie(environment);
  const stores = deliveryStores(environment, identity.state.get());
  const { selection } = stores;

  const cartId = () => environment.cookies.get(environment.settings.cartCookie);
  /** The answer is stored with the id of the cart that it is for. */
  const choose = (chosen: DeliverySelection | null, { answeredFor = null }: { answeredFor?: string | null } = {}) => {
    cookie.write(chosen, { answeredFor });
    if (!sameData(selection.get(), chosen)) selection.set(chosen);
  };
  return {
    cookie,
    ...stores,
    choose,
    answer: (chosen: DeliverySelection) => choose(chosen, { answeredFor: cartId() }),
    /** Another tab, or the page's server, may have chosen since. */
    catchUp: () => {
      const stored = identity.state.get().isLoggedIn ? cookie.read() : asGuest(cookie.read());
      if (stored !== null && !sameData(selection.get(), stored)) selection.set(stored);
    },
    /** Moves the selection, and keeps the cart that the shopper answered for. */
    move: (moved: DeliverySelection | null) => choose(moved, { answeredFor: cookie.answeredFor() }),
  };
});

export type Place = Effect.Success<typeof placeOfDelivery>;
