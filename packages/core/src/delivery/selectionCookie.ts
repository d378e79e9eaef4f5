import type { CookieJar } from "../kernel/CookieJar.ts";
import { jsonCookie } from "../kernel/jsonCookie.ts";
import type { DeliverySelection } from "./DeliverySelection.ts";
import { isValidSelection } from "./isValidSelection.ts";
import { deliverySelection } from "./generated/DeliverySelection.ts";

/**
 * The cookie of the delivery selection.
 *
 * @rule COOKIE-1
 */
export function selectionCookie(
  cookies: CookieJar,
  options: { readonly name: string; readonly maxAgeSeconds: number },
) {
  const { read, write } = jsonCookie(cookies, { ...options, decoder: deliverySelection });
  return {
    /** Null when it is missing or invalid. */
    read: (): DeliverySelection | null => {
      const selection = read();
      return isValidSelection(selection) ? selection : null;
    },
    write,
  };
}
