import type { CookieJar } from "./CookieJar.ts";
import { cookieText } from "./cookieText.ts";
import { parseCookies } from "./parseCookies.ts";

/** A jar with a request's cookies, and the headers that carry what was changed in it back to the browser. */
export interface RequestCookies extends CookieJar {
  /** The values of the answer's `Set-Cookie` headers: the last change of each cookie. */
  readonly setCookieHeaders: () => ReadonlyArray<string>;
}

/**
 * The jar of one request on a server, opened with its `Cookie` header. What the shop changes in it, the id of a new cart for one,
 * has to reach the browser: send `setCookieHeaders()` along with the answer. `isSecure` where shoppers come over https.
 *
 * Errors: none; a cookie that is not well encoded counts as absent.
 *
 * @example requestCookies("cart_id=a%20b", { isSecure: true }).get("cart_id") // => "a b"
 */
export function requestCookies(
  header: string | null | undefined,
  { isSecure }: { readonly isSecure: boolean },
): RequestCookies {
  const values = parseCookies(header ?? "");
  const changes = new Map<string, string>();
  return {
    get: (name) => values.get(name) ?? null,
    set: (name, value, { maxAgeSeconds } = {}) => {
      values.set(name, value);
      changes.set(name, cookieText(name, value, { maxAgeSeconds, isSecure }));
    },
    remove: (name) => {
      values.delete(name);
      changes.set(name, cookieText(name, "", { maxAgeSeconds: 0, isSecure }));
    },
    setCookieHeaders: () => [...changes.values()],
  };
}
