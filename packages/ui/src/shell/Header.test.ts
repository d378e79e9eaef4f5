import { defaultSettings } from "@kamra/core/settings";
import { expect, it } from "vitest";
import css from "./Header.module.css?raw";

const pixelsInRem = 16;
/** From this width the cart is beside the page, and the header leaves it room. */
const withCartPanel = 1280;
/** Up to this width the header of a full cart leaves out the basket's word, so that the profile stays. */
const narrowestPhones = 368;

it("[NAV-4] the header's style sheet changes where the settings' phones and tablets end", () => {
  const { mobile, tablet } = defaultSettings.screens;
  const widths = [...css.matchAll(/\((min|max)-width: ([\d.]+)rem\)/g)].map(
    ([, bound = "", rem = ""]) => `${bound} ${Number(rem) * pixelsInRem}`,
  );
  expect(new Set(widths)).toEqual(
    new Set([
      `max ${narrowestPhones}`,
      `max ${tablet}`,
      `min ${mobile + 1}`,
      `min ${tablet + 1}`,
      `min ${withCartPanel}`,
    ]),
  );
});
