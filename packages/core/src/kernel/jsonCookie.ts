import type { Decoder } from "../decoding/Decoder.ts";
import type { CookieJar } from "./CookieJar.ts";
import { readJson } from "./readJson.ts";

interface JsonCookieOptions<A> {
  readonly name: string;
  readonly maxAgeSeconds: number;
  /** Decodes the cookie's JSON data. */
  readonly decoder: Decoder<A>;
}

/**
 * A cookie of JSON-safe data. An unreadable cookie counts as absent.
 *
 * @rule COOKIE-1
 */
export function jsonCookie<A>(cookies: CookieJar, { name, maxAgeSeconds, decoder }: JsonCookieOptions<A>) {
  const read = readJson(decoder);
  return {
    /** Null when the cookie is absent or unreadable. */
    read: (): A | null => read(cookies.get(name)),
    write: (value: A | null) => {
      if (value === null) cookies.remove(name);
      else cookies.set(name, JSON.stringify(value), { maxAgeSeconds });
    },
  };
}
