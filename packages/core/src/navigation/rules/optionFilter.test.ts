import { expect, it } from "vitest";
import { optionFilter } from "./optionFilter.ts";
import { isExternalLink } from "./isExternalLink.ts";
import { navigationTexts } from "../text.hu.ts";

const streets = [{ name: "Kossuth Lajos utca" }, { name: "Lajos utca" }, { name: "Út" }];
const labelOf = ({ name }: { name: string }) => name;

it("[COMBO-2] options with a label are filtered in their order", () => {
  expect(optionFilter(streets, { labelOf, by: "prefix" })("lajos").options).toEqual([streets[1]]);
  expect(optionFilter(streets, { labelOf, by: "words" })("utca laj").options).toEqual([streets[0], streets[1]]);
  expect(optionFilter(streets, { labelOf })("").options).toEqual(streets);
  expect(optionFilter(streets, { labelOf, by: "words" })(" ").options).toEqual(streets);
});

it("[COMBO-1] the hint asks the shopper to narrow the search", () => {
  expect(navigationTexts.tooManyOptions(250)).toBe("Szűkítse a keresést! Maximum 250 elemet tudunk megjeleníteni");
});

it.each([
  ["https://www.nebih.gov.hu/", true],
  ["http://example.hu", true],
  ["HTTPS://EXAMPLE.HU", true],
  ["/kosar", false],
  ["kosar", false],
  ["//example.hu", false],
  ["httpsx://a", false],
  ["mailto:info@example.hu", false],
  ["/atiranyitas?cel=https://example.hu", false],
])("[FMT-4] the link %s opens in a new tab: %s", (href, isNewTab) => {
  expect(isExternalLink(href)).toBe(isNewTab);
});
