import { describe, expect, it } from "vitest";
import { readPictureKey } from "../product/pictureKey.ts";
import { productRecords } from "../product/productRecords.ts";
import { drawKey } from "./drawKey.ts";
import { loadGlyphs } from "./loadGlyphs.ts";
import { rasterise } from "./rasterise.ts";

interface Drawn {
  readonly name: string;
  readonly category: number | null;
  /** What a shopper asks for: brand and noun, without the size. */
  readonly goods: string;
  readonly pixels: Uint8Array;
}

async function drawAll(): Promise<ReadonlyArray<Drawn>> {
  const glyphs = await loadGlyphs();
  return await Promise.all(
    Array.from(productRecords(), async ({ row, imageKeys: [key = ""] }) => {
      const svg = drawKey(key, { size: "list", glyphs }) ?? "";
      const parts = readPictureKey(key);
      return {
        name: row.name,
        category: row.default_category_id,
        goods: `${parts?.brand} ${parts?.noun}`,
        // Without words: what is left are shapes and colours.
        pixels: await rasterise(svg, { width: 48, take: ({ pixels }) => pixels }),
      };
    }),
  );
}

/** What a strip in another colour makes: pictures of one brand and package are that much apart. */
const leastDistance = 0.02;

/** The mean difference of two pictures, from 0 (the same) to 255. */
function distance(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < one.length; index++) sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0));
  return sum / one.length;
}

interface Pair {
  readonly names: string;
  readonly apart: number;
}

function pairsOfShelves(drawn: ReadonlyArray<Drawn>): ReadonlyArray<Pair> {
  return [...Map.groupBy(drawn, ({ category }) => category).values()].flatMap((shelf) =>
    shelf.flatMap((one, index) =>
      shelf
        .slice(index + 1)
        .filter((other) => other.goods !== one.goods)
        .map((other) => ({ names: `${one.name} | ${other.name}`, apart: distance(one.pixels, other.pixels) })),
    ),
  );
}

describe("the pictures of one category", () => {
  it("tell brands, cuts and variants apart, even without a word", async () => {
    const alike = pairsOfShelves(await drawAll()).filter(({ apart }) => apart < leastDistance);
    expect(alike.map(({ names }) => names)).toEqual([]);
  });
});
