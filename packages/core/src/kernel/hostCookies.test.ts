import { expect, it } from "vitest";
import { hostCookies } from "./hostCookies.ts";
import { requestCookies } from "./requestCookies.ts";

const shopOf = (header: string, isSecure = true) => {
  const jar = requestCookies(header, { isSecure });
  return { jar, cookies: hostCookies(jar, { isSecure }) };
};

it("[COOKIE-3] A cart that a sibling host planted is not the shopper's, with and without one of their own.", () => {
  expect(shopOf("cart_id=planted").cookies.get("cart_id")).toBeNull();
  expect(shopOf("cart_id=planted; __Host-cart_id=mine").cookies.get("cart_id")).toBe("mine");
});

it("[COOKIE-3] What is set or removed has the name that only this host can set, and all that browsers ask of it.", () => {
  const { jar, cookies } = shopOf("");
  cookies.set("cart_id", "mine", { maxAgeSeconds: 60 });
  cookies.remove("__Host-session_mark");
  expect(jar.setCookieHeaders()).toEqual([
    "__Host-cart_id=mine; Path=/; SameSite=Lax; Secure; Max-Age=60",
    "__Host-session_mark=; Path=/; SameSite=Lax; Secure; Max-Age=0",
  ]);
});

it("[COOKIE-3] Over http, where browsers refuse the prefix, names are plain.", () => {
  expect(shopOf("cart_id=mine", false).cookies.get("cart_id")).toBe("mine");
});
