import { array, finite } from "../decoding/kernel.ts";
import { expect, it } from "vitest";
import { jsonCookie } from "./jsonCookie.ts";
import { memoryCookies } from "./memoryCookies.ts";

const sizes = { name: "sizes", maxAgeSeconds: 60, decoder: array(finite) };

it("[COOKIE-1] a JSON cookie reads what was written, with the given lifetime, and null removes it", () => {
  const kept: unknown[] = [];
  const cookies = memoryCookies({ other: "1" });
  const cookie = jsonCookie({ ...cookies, set: (...all) => (kept.push(all), cookies.set(...all)) }, sizes);
  expect(cookie.read()).toBeNull();
  cookie.write([1, 2]);
  expect(cookie.read()).toEqual([1, 2]);
  expect(kept).toEqual([["sizes", "[1,2]", { maxAgeSeconds: 60 }]]);
  cookie.write(null);
  expect([cookie.read(), cookies.get("sizes"), cookies.get("other")]).toEqual([null, null, "1"]);
});

it.each(["", "[", '["1"]', "null", "{}"])("[COOKIE-1] a JSON cookie treats %j as absent", (text) => {
  expect(jsonCookie(memoryCookies({ sizes: text }), sizes).read()).toBeNull();
});
