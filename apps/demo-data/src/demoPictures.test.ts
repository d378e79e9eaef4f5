import { describe, expect, it } from "vitest";
import { demoPictures } from "./demoPictures.ts";

const key = "cup.strawberry.-.tejkut.150g.epres-joghurt";

describe("the demo's pictures", () => {
  it.each(["full", "list", "thumbnail"])("show a product as %s, in letters where they can be read", async (size) => {
    const picture = await demoPictures.draw(key, size);
    expect(picture).toContain(`width="${{ full: 1000, list: 400, thumbnail: 120 }[size] ?? 0}"`);
    expect(picture?.includes(">Tejkút<")).toBe(size !== "thumbnail");
    expect(picture?.includes(">joghurt<")).toBe(size !== "thumbnail");
  });

  it.each(["category.4", "category.501", "placeholder", "scene.candle.pie"])("[FMT-6] show %s", async (known) => {
    expect(await demoPictures.draw(known, "list")).toMatch(/^<svg/);
  });

  it.each<[string, string]>([
    ["placeholder", "huge"],
    ["placeholder", "toString"],
    ...[
      "cup.no-such-glyph.-.tejkut.150g.epres-joghurt",
      "cup.strawberry.-.no-such-brand.150g.epres-joghurt",
      "cup.strawberry.-.tejkut.150g.no-such-noun",
      "cup.strawberry.-.tejkut.lots.epres-joghurt",
      "barrel.strawberry.-.tejkut.150g.epres-joghurt",
      "cup.strawberry",
      "cup.strawberry.-.tejkut.150g",
      "cup.strawberry.-.tejkut.150g.epres-joghurt.more",
      "scene",
      "scene.a.b.c.d.e.f",
      "../../package.json",
      "cup.<script>.-.-.-.-",
      "toString",
      "category.999999",
      "category.constructor",
    ].map((unknown): [string, string] => [unknown, "list"]),
  ])("do not show %s as %s", async (unknown, size) => {
    expect(await demoPictures.draw(unknown, size)).toBe(null);
  });

  it.each([key, "category.4", "scene.candle.pie"])("show %s to previews of links, in pixels", async (known) => {
    const picture = Buffer.from((await demoPictures.drawForLinks(known)) ?? []);
    expect(picture.subarray(1, 4).toString()).toBe("PNG");
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it.each(["placeholder", "category.999999", "cup.strawberry", "../../package.json"])(
    "do not show %s to previews of links",
    async (unknown) => {
      expect(await demoPictures.drawForLinks(unknown)).toBe(null);
    },
  );
});
