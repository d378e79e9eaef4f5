import type { CookieJar } from "./CookieJar.ts";
import { cookieText } from "./cookieText.ts";
import { parseCookies } from "./parseCookies.ts";

/** A request's cookies, with the headers that send changes back to the browser. */
export interface RequestCookies extends CookieJar {
  /** The values of the response's `Set-Cookie` headers: the last change of each cookie. */
  readonly setCookieHeaders: () => ReadonlyArray<string>;
}

/**
 * The cookies of one request on a server, from its `Cookie` header. Send `setCookieHeaders()` with the answer, so that changes,
 * for example a new cart's id, reach the browser. Set `isSecure` when the site uses https.
 *
 * Errors: none; a badly encoded cookie counts as absent.
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
