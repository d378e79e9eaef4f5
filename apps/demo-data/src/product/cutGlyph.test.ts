import { describe, expect, it } from "vitest";
import { loadGlyphs } from "../image/loadGlyphs.ts";
import { ownGlyphs } from "../image/ownGlyphs.ts";
import { planTree } from "../tree/planTree.ts";
import { productNoun } from "../tree/productName.ts";
import { cutGlyph } from "./cutGlyph.ts";
import { flavourGlyph } from "./flavourGlyph.ts";

const goods = planTree().flatMap(({ kinds }) =>
  kinds.flatMap((kind) => kind.variants.map((variant) => ({ noun: productNoun(kind, variant), label: variant.label }))),
);
const named = new Set(
  goods.flatMap(({ noun, label }) => [cutGlyph(noun), flavourGlyph(label)]).filter((glyph) => glyph !== null),
);

describe("cutGlyph", () => {
  it.each<[string, string | null]>([
    ["csirkemell filé", "poultry-breast"],
    ["csirkemell filé, szeletelt", "poultry-slices"],
    ["csirkeszárny", "poultry-wing"],
    ["csirkecomb, egész", "poultry-whole-leg"],
    ["egész csirke", "whole-bird"],
    ["trappista sajt reszelt", "cheese-grated"],
    ["UHT tej 2,8%", "milk"],
    ["szeletelt görögdinnye", null],
    ["hajlakk volumennövelő", null],
    ["magkeverék", null],
    ["macskanyelv", null],
    ["csicseriborsó", null],
    ["pizza szalámis", null],
  ])("gives %s the picture %s", (noun, glyph) => {
    expect(cutGlyph(noun)).toBe(glyph);
  });

  it("names only drawings that exist", async () => {
    const glyphs = await loadGlyphs();
    expect([...named].filter((glyph) => !glyphs.has(glyph))).toEqual([]);
  });

  it("needs each of our own drawings", () => {
    expect(Object.keys(ownGlyphs).filter((glyph) => !named.has(glyph))).toEqual([]);
  });
});
