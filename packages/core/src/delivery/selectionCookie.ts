import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import type { CookieJar } from "../shop/CookieJar.ts";
import { DeliverySelection } from "./DeliverySelection.ts";
import { isValidSelection } from "./isValidSelection.ts";

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(DeliverySelection));

/**
 * Where the delivery selection outlives the page.
 *
 * @rule COOKIE-1
 */
export function selectionCookie(
  cookies: CookieJar,
  { name, maxAgeSeconds }: { readonly name: string; readonly maxAgeSeconds: number },
) {
  return {
    /** Null when there is none, or none that can be read. */
    read: (): DeliverySelection | null => {
      const selection = Option.getOrNull(decode(cookies.get(name)));
      return isValidSelection(selection) ? selection : null;
    },
    write: (selection: DeliverySelection | null) => {
      if (selection === null) cookies.remove(name);
      else cookies.set(name, JSON.stringify(selection), { maxAgeSeconds });
    },
  };
}
