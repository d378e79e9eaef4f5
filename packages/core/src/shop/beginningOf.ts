import type { Beginning } from "../capability/Start.ts";
import { bearerSession, cookieSession } from "../identity/SessionCarrier.ts";
import { memoryCookies } from "../kernel/memoryCookies.ts";
import { defaultSettings, type ShopSettings } from "../kernel/ShopSettings.ts";
import type { ShopOptions } from "./Shop.ts";
import { ownSnapshot } from "./ownSnapshot.ts";

/** The options that a shop's first values depend on. */
export type BeginningOptions = Pick<ShopOptions<[]>, "cookies" | "cookieSession" | "settings" | "snapshot">;

/** A snapshot without cookies is used unchecked: its cart is the shopper's. */
const cartCookieOf = (
  snapshot: BeginningOptions["snapshot"],
  { cartCookie }: Pick<ShopSettings, "cartCookie">,
): Readonly<Record<string, string>> => {
  const cart = snapshot?.cart?.cart;
  return cart ? { [cartCookie]: cart.id } : {};
};

/** What a shop of these options starts from. */
export function beginningOf({
  cookies: given,
  cookieSession: shared,
  settings: overrides,
  snapshot,
}: BeginningOptions): Beginning {
  const settings = { ...defaultSettings, ...overrides };
  const cookies = given ?? memoryCookies(cartCookieOf(snapshot, settings));
  return {
    cookies,
    settings,
    session: shared ? cookieSession(shared) : bearerSession(settings.tokenCookie),
    snapshot: snapshot ? ownSnapshot(snapshot, { cartId: cookies.get(settings.cartCookie) }) : null,
  };
}
