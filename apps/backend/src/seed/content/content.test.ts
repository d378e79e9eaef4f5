import { describe, expect, it } from "vitest";
import { drawKey } from "../../image/drawKey.ts";
import { loadGlyphs } from "../../image/loadGlyphs.ts";
import { categoryPath } from "../categoryPath.ts";
import { planTree } from "../planTree.ts";
import { blogEntries } from "./blogEntries.ts";
import { footerBlocks } from "./footerBlocks.ts";

const pages = ["/", "/ajanlatok", "/ujdonsagok", "/termekvalogatasok", "/szallitas", "/kosar"];
const categories = planTree().map(({ name }) => categoryPath(name));

describe("the links of footer and blog", () => {
  it("[NAV-5] lead to pages that there are", () => {
    const urls = [...footerBlocks.flatMap(({ links }) => links.map(({ url }) => url)), ...blogEntries.map(({ url }) => url)];
    expect(urls.length).toBeGreaterThan(15);
    expect(urls.filter((url) => !pages.includes(url) && !categories.includes(url))).toEqual([]);
  });

  it("stand under a picture that can be drawn", async () => {
    const glyphs = await loadGlyphs();
    for (const { imageKey } of blogEntries) expect(drawKey(imageKey, { size: "list", glyphs }), imageKey).not.toBeNull();
  });
});

describe("categoryPath", () => {
  it("refuses a category that there is not", () => {
    expect(() => categoryPath("Fénykard")).toThrow(RangeError);
  });
});
