import { expect, it } from "vitest";
import { requestCookies } from "./requestCookies.ts";

it("[COOKIE-1] a request's cookies are read, except those that cannot be decoded", () => {
  const jar = requestCookies("a=1; selection=%7B%22zip%22%3A%221186%22%7D; broken=%E0%A4%A; empty=", {
    isSecure: false,
  });
  expect(jar.get("a")).toBe("1");
  expect(jar.get("selection")).toBe('{"zip":"1186"}');
  expect(jar.get("broken")).toBeNull();
  expect(jar.get("empty")).toBe("");
  expect(jar.get("none")).toBeNull();
  expect(requestCookies("a=here; a=everywhere", { isSecure: false }).get("a")).toBe("here");
  expect(requestCookies(null, { isSecure: false }).get("a")).toBeNull();
  expect(jar.setCookieHeaders()).toEqual([]);
});

it("the response has the last change of each cookie", () => {
  const jar = requestCookies("gone=1", { isSecure: true });
  jar.set("cart", "x y", { maxAgeSeconds: 60 });
  jar.set("cart", "z; w");
  jar.remove("gone");
  expect(jar.get("cart")).toBe("z; w");
  expect(jar.get("gone")).toBeNull();
  expect(jar.setCookieHeaders()).toEqual([
    "cart=z%3B%20w; Path=/; SameSite=Lax; Secure",
    "gone=; Path=/; SameSite=Lax; Secure; Max-Age=0",
  ]);
});
