import type { CookieJar } from "@kamra/core";
import { cookieText } from "./cookieText.ts";
import { parseCookies } from "./parseCookies.ts";

/** A jar with a request's cookies, and the headers that carry what was changed in it back to the browser. */
export interface RequestCookies extends CookieJar {
  readonly setCookieHeaders: () => ReadonlyArray<string>;
}

/** Opens the cookies of one request. Errors: none; a cookie that cannot be decoded counts as absent. */
export function requestCookies(header: string | null, { isSecure }: { readonly isSecure: boolean }): RequestCookies {
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
