import { describe, expect, it } from "vitest";
import { demoPictures } from "./demoPictures.ts";

const key = "cup.strawberry.-.tejkut.150g";

describe("the demo's pictures", () => {
  it.each(["full", "list", "thumbnail"])("show a product as %s, in letters where they can be read", async (size) => {
    const picture = await demoPictures.draw(key, size);
    expect(picture).toContain(`width="${{ full: 1000, list: 400, thumbnail: 120 }[size] ?? 0}"`);
    expect(picture?.includes(">Tejkút<")).toBe(size !== "thumbnail");
  });

  it.each(["category.4", "category.501", "placeholder", "scene.candle.pie"])("[FMT-6] show %s", async (known) => {
    expect(await demoPictures.draw(known, "list")).toMatch(/^<svg/);
  });

  it.each<[string, string]>([
    ["placeholder", "huge"],
    ["placeholder", "toString"],
    ...[
      "cup.no-such-glyph.-.tejkut.150g",
      "cup.strawberry.-.no-such-brand.150g",
      "cup.strawberry.-.tejkut.lots",
      "barrel.strawberry.-.tejkut.150g",
      "cup.strawberry",
      "cup.strawberry.-.tejkut.150g.more",
      "scene",
      "scene.a.b.c.d.e.f",
      "../../package.json",
      "cup.<script>.-.-.-",
      "toString",
      "category.999999",
      "category.constructor",
    ].map((unknown): [string, string] => [unknown, "list"]),
  ])("do not show %s as %s", async (unknown, size) => {
    expect(await demoPictures.draw(unknown, size)).toBe(null);
  });
});
