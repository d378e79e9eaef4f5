import type { Beginning } from "../capability/Start.ts";
import { bearerSession, cookieSession } from "../identity/SessionCarrier.ts";
import { memoryCookies } from "../kernel/memoryCookies.ts";
import { defaultSettings } from "../kernel/ShopSettings.ts";
import type { ShopOptions } from "./Shop.ts";
import { ownSnapshot } from "./ownSnapshot.ts";

/** The options that a shop's first values depend on. */
export type BeginningOptions = Pick<ShopOptions<[]>, "cookies" | "cookieSession" | "settings" | "snapshot">;

/** What a shop of these options starts from. */
export function beginningOf({
  cookies = memoryCookies(),
  cookieSession: shared,
  settings: overrides,
  snapshot,
}: BeginningOptions): Beginning {
  const settings = { ...defaultSettings, ...overrides };
  return {
    cookies,
    settings,
    session: shared ? cookieSession(shared) : bearerSession(settings.tokenCookie),
    snapshot: snapshot ? ownSnapshot(snapshot, { cartId: cookies.get(settings.cartCookie) }) : null,
  };
}
