import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { unclosedTags } from "@kamra/backend/testing";
import { drawingVersion } from "./drawingVersion.ts";
import { drawKey } from "./drawKey.ts";
import { loadGlyphs } from "./loadGlyphs.ts";
import { packages } from "../plan/Package.ts";
import { pictureSizes } from "./PictureSize.ts";

const glyphs = await loadGlyphs();
const sizes = ["full", "list", "thumbnail"] as const;
const keys = [
  ...packages.flatMap((pack) => [
    `${pack}.strawberry.cherries.tejkut.6x0_33l.epres-joghurt`,
    `${pack}.droplet.-.okos-polc.500g.-`,
    `${pack}.tangerine.-.-.-.-`,
  ]),
  "category.3",
  "scene.candle.pie.egg",
  "placeholder",
];
const pictures = keys.flatMap((key) =>
  sizes.map((size) => [`${key} ${size}`, drawKey(key, { size, glyphs })] as const),
);

describe("drawKey", () => {
  it.each(pictures)("draws %s in well-formed SVG with a size of its own", (_name, picture) => {
    expect(picture).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="\d+" height="\d+" viewBox="[\d ]+">.+<\/svg>$/,
    );
    expect(unclosedTags(picture ?? "")).toEqual([]);
    expect(picture).not.toMatch(/NaN|undefined|null/);
  });

  it("supports three sizes", () => {
    expect(Object.keys(pictureSizes)).toEqual([...sizes]);
  });

  it("draws the same as ever: raise drawingVersion and put the new digest here when pictures look different", () => {
    const digest = createHash("sha256").update(JSON.stringify(pictures)).digest("hex").slice(0, 16);
    expect({ [drawingVersion]: digest }).toEqual({ "4": "67c869f016976b89" });
  });
});
