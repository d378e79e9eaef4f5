import { struct, text } from "../../decoding/kernel.ts";
import type { CookieJar } from "../../kernel/CookieJar.ts";
import { jsonCookie } from "../../kernel/jsonCookie.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { isValidSelection } from "../rules/isValidSelection.ts";
import { deliverySelection } from "../model/generated/DeliverySelection.ts";

interface Answer {
  readonly answeredFor: string;
}

/**
 * The cookie of the delivery selection. It remembers the cart for which the shopper answered the delivery dialog: an answer
 * outlives every read of that cart (CART-15).
 *
 * @rule COOKIE-1, CART-15
 */
export function selectionCookie(
  cookies: CookieJar,
  options: { readonly name: string; readonly maxAgeSeconds: number },
) {
  const { read, write } = jsonCookie(cookies, { ...options, decoder: deliverySelection });
  const answer = jsonCookie<Answer>(cookies, { ...options, decoder: struct<Answer>({ answeredFor: text }) });
  return {
    /** Null when it is missing or invalid. */
    read: (): DeliverySelection | null => {
      const selection = read();
      return isValidSelection(selection) ? selection : null;
    },
    write: (
      selection: DeliverySelection | null,
      { answeredFor = null }: { readonly answeredFor?: string | null } = {},
    ) => {
      if (selection === null || answeredFor === null) return write(selection);
      answer.write({ ...selection, answeredFor });
    },
    /** The id of the cart; null when the shop chose the place. */
    answeredFor: () => answer.read()?.answeredFor ?? null,
  };
}
