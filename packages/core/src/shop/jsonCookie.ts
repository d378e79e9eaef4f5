import type { Decoder } from "../decoding/Decoder.ts";
import type { CookieJar } from "./CookieJar.ts";
import { readJson } from "./readJson.ts";

interface JsonCookieOptions<A> {
  readonly name: string;
  readonly maxAgeSeconds: number;
  /** What of JSON-safe data the cookie holds. */
  readonly decoder: Decoder<A>;
}

/**
 * A cookie of JSON-safe data. What it cannot read, because somebody has broken it, is as good as none.
 *
 * @rule COOKIE-1
 */
export function jsonCookie<A>(cookies: CookieJar, { name, maxAgeSeconds, decoder }: JsonCookieOptions<A>) {
  const read = readJson(decoder);
  return {
    /** Null when there is none, or none that can be read. */
    read: (): A | null => read(cookies.get(name)),
    write: (value: A | null) => {
      if (value === null) cookies.remove(name);
      else cookies.set(name, JSON.stringify(value), { maxAgeSeconds });
    },
  };
}
