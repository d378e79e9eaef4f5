import type { CookieJar } from "./CookieJar.ts";

const prefix = "__Host-";

/**
 * A cookie's name with the prefix `__Host-`: browsers accept it over https and from this host alone, so a sibling host
 * cannot set it. Unchanged over http, where browsers refuse the prefix.
 *
 * @example hostCookieName("cart_id", { isSecure: true }) // => "__Host-cart_id"
 */
export const hostCookieName = (name: string, { isSecure }: { readonly isSecure: boolean }): string =>
  isSecure && !name.startsWith(prefix) ? prefix + name : name;

/**
 * The same cookies under names that only this host can set: see `hostCookieName`. Otherwise a sibling host could set
 * the cart's cookie, and read what the shopper puts into that cart. Give both the browser and the server's part of a
 * shop the same kind.
 *
 * @rule COOKIE-3
 */
export function hostCookies(cookies: CookieJar, connection: { readonly isSecure: boolean }): CookieJar {
  const named = (name: string) => hostCookieName(name, connection);
  return {
    get: (name) => cookies.get(named(name)),
    set: (name, value, options) => cookies.set(named(name), value, options),
    remove: (name) => cookies.remove(named(name)),
  };
}
