import { defaultSettings } from "@kamra/core/settings";
import { expect, it } from "vitest";
import css from "./Header.module.css?raw";

const pixelsInRem = 16;
/** From here the cart stands beside the page, and the header keeps clear of it. */
const withCartPanel = 1600;

it("[NAV-4] the header's style sheet changes where the settings' phones and tablets end", () => {
  const { mobile, tablet } = defaultSettings.screens;
  const widths = [...css.matchAll(/\((min|max)-width: ([\d.]+)rem\)/g)].map(
    ([, bound = "", rem = ""]) => `${bound} ${Number(rem) * pixelsInRem}`,
  );
  expect(new Set(widths)).toEqual(
    new Set([`max ${tablet}`, `min ${mobile + 1}`, `min ${tablet + 1}`, `min ${withCartPanel}`]),
  );
});
