import type { CookieJar } from "./CookieJar.ts";

/** Cookies in memory, which last as long as the shop. */
export function memoryCookies(initial: Readonly<Record<string, string>> = {}): CookieJar {
  const cookies = new Map(Object.entries(initial));
  return {
    get: (name) => cookies.get(name) ?? null,
    set: (name, value) => {
      cookies.set(name, value);
    },
    remove: (name) => {
      cookies.delete(name);
    },
  };
}
