import type { CookieJar } from "./CookieJar.ts";
import { cookieText } from "./cookieText.ts";
import { parseCookies } from "./parseCookies.ts";

/**
 * The cookies of a browser's document: for the whole site, with `SameSite=Lax`, and secure when the page is.
 *
 * Errors: none; a badly encoded cookie counts as absent.
 */
export function documentCookies(document: {
  cookie: string;
  readonly location: Pick<Location, "protocol">;
}): CookieJar {
  const set: CookieJar["set"] = (name, value, { maxAgeSeconds } = {}) => {
    document.cookie = cookieText(name, value, { maxAgeSeconds, isSecure: document.location.protocol === "https:" });
  };
  return {
    get: (name) => parseCookies(document.cookie).get(name) ?? null,
    set,
    remove: (name) => set(name, "", { maxAgeSeconds: 0 }),
  };
}
