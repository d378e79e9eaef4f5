import { expect, it } from "vitest";
import { checkoutPaths } from "../checkout/checkoutPaths.ts";
import { defaultSettings } from "../shop/ShopSettings.ts";
import { headerLayout } from "./headerLayout.ts";
import { profileMenu } from "./profileMenu.ts";
import { screenOf } from "./screenOf.ts";

it.each([
  ["/", "home"],
  ["/kosar", "subPage"],
  ["/termekek/tej", "subPage"],
  ["/profil", "profile"],
  ["/profil/eddigi-megrendeleseim/7", "profile"],
  ["/profilok", "subPage"],
  ["/megrendeles", "checkout"],
  ["/megrendelesek", "subPage"],
  ["/megrendeles/statusz", "subPage"],
  ["/megrendeles/statusz/sikeres/7", "subPage"],
  ["/belepes", "subPage"],
] as const)("[NAV-2] the header of %s is that of %s", (path, layout) => {
  expect(headerLayout(path)).toBe(layout);
});

it("[NAV-2] every step but the cart has the checkout's header, every page of the profile menu the profile's", () => {
  const { cart: _cart, ...steps } = checkoutPaths;
  expect(new Set(Object.values(steps).map(headerLayout))).toEqual(new Set(["checkout"]));
  expect(new Set(profileMenu.map(({ path }) => headerLayout(path)))).toEqual(new Set(["profile"]));
});

it.each([
  [320, "mobile"],
  [639, "mobile"],
  [640, "tablet"],
  [1024, "tablet"],
  [1025, "desktop"],
] as const)("[NAV-4] %d px is a screen of kind %s", (width, screen) => {
  expect(screenOf(width, defaultSettings.screens)).toBe(screen);
});
