import { defaultSettings } from "@kamra/core/settings";
import { expect, it } from "vitest";
import css from "./Header.module.css?raw";

const pixelsInRem = 16;
/** From this width of the screen the cart can be beside the page. */
const withCartPanel = 1024;
/** From this width the header's parts are in one row. */
const oneRow = 896;
/** Up to this width the header of a full cart leaves out the basket's word, so that the profile stays. */
const narrowestPhones = 368;

/** The bounds of the style sheet's conditions of a kind, in pixels. */
const boundsOf = (condition: "@media" | "@container header") =>
  new Set(
    [...css.matchAll(new RegExp(`${condition} \\((min|max)-width: ([\\d.]+)rem\\)`, "g"))].map(
      ([, bound = "", rem = ""]) => `${bound} ${Math.ceil(Number(rem) * pixelsInRem)}`,
    ),
  );

it("[NAV-4] the header changes where the settings' tablets end, if it has the width beside the cart panel", () => {
  const { mobile, tablet } = defaultSettings.screens;
  expect(boundsOf("@media")).toEqual(new Set([`min ${withCartPanel}`, `min ${tablet + 1}`]));
  expect(boundsOf("@container header")).toEqual(
    new Set([`max ${narrowestPhones}`, `min ${mobile + 1}`, `max ${oneRow}`, `min ${oneRow}`]),
  );
});
