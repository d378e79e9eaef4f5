import * as Context from "effect/Context";
import { Identity } from "../identity/Identity.ts";
import type { Foundation } from "../capability/EffectCapability.ts";
import { ownSnapshot } from "./ownSnapshot.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";

/**
 * Makes the context of a capability that is opened later, from the shop's. It drops the snapshot after a login or logout, and the snapshot's personal
 * data after a change of cart.
 */
export const laterContext = (
  foundation: Context.Context<Foundation>,
  { cartCookie }: { readonly cartCookie: string },
) => {
  const environment = Context.get(foundation, ShopEnvironment);
  const { state } = Context.get(foundation, Identity);
  const wasLoggedIn = state.get().isLoggedIn;
  let isTheirs = true;
  state.subscribe(() => {
    isTheirs &&= state.get().isLoggedIn === wasLoggedIn;
  });
  return (context: Context.Context<Foundation>) => {
    const { snapshot } = environment;
    const own = snapshot && isTheirs ? ownSnapshot(snapshot, { cartId: environment.cookies.get(cartCookie) }) : null;
    return Context.add(context, ShopEnvironment, { ...environment, snapshot: own });
  };
};
