import type * as Schema from "effect/Schema";
import type { CookieJar } from "./CookieJar.ts";
import { readJson } from "./readJson.ts";

interface JsonCookieOptions<S> {
  readonly name: string;
  readonly maxAgeSeconds: number;
  /** What of JSON-safe data the cookie holds. */
  readonly schema: S;
}

/**
 * A cookie of JSON-safe data. What it cannot read, because somebody has broken it, is as good as none.
 *
 * @rule COOKIE-1
 */
export function jsonCookie<S extends Schema.ConstraintDecoder<unknown>>(
  cookies: CookieJar,
  { name, maxAgeSeconds, schema }: JsonCookieOptions<S>,
) {
  const read = readJson(schema);
  return {
    /** Null when there is none, or none that can be read. */
    read: (): S["Type"] | null => read(cookies.get(name)),
    write: (value: S["Type"] | null) => {
      if (value === null) cookies.remove(name);
      else cookies.set(name, JSON.stringify(value), { maxAgeSeconds });
    },
  };
}
