import type { StorefrontShop } from "../../shop/createStorefrontShop.ts";

/**
 * Whether the shopper is logged in. A session whose user is not known yet may have ended: asks for the user, and then
 * for the cart, unless the caller needs none.
 *
 * @rule SESS-5
 */
export async function isStillLoggedIn(
  { session: { state, refresh } }: Pick<StorefrontShop, "session">,
  options?: { readonly skipsCart: boolean },
): Promise<boolean> {
  const { isLoggedIn, user } = state.get();
  if (isLoggedIn && user === null) await refresh(options);
  return state.get().isLoggedIn;
}
