import { fastify } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { imageRoutes } from "./imageRoutes.ts";
import { imageUrls } from "./imageUrls.ts";

const app = fastify();
await app.register(imageRoutes);
afterAll(() => app.close());

const key = "cup.strawberry.-.tejkut.150g";
const urls = imageUrls(key, { base: "" });

describe("the image routes", () => {
  it.each(Object.entries(urls))("serves a product's picture as %s, cacheable for ever", async (size, url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(body).toContain(`width="${{ full: 1000, list: 400, thumbnail: 120 }[size] ?? 0}"`);
    // Letters cannot be read at the size of a thumbnail.
    expect(body.includes(">Tejkút<")).toBe(size !== "thumbnail");
  });

  it("answers 304 to a client that has the picture", async () => {
    const { headers } = await app.inject(urls.list);
    const again = await app.inject({ url: urls.list, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await app.inject(urls.full)).headers.etag).not.toBe(headers.etag);
  });

  it("makes a client revalidate an address without a version", async () => {
    for (const url of [`/images/list/${key}.svg`, `/images/list/${key}.svg?v=old`]) {
      expect((await app.inject(url)).headers["cache-control"]).toBe("public, max-age=3600");
    }
  });

  it.each([
    "/images/category/4/list",
    "/images/category/501/thumbnail",
    "/images/list/placeholder.svg",
    "/images/full/scene.candle.pie.svg",
  ])("[FMT-6] serves %s", async (url) => {
    expect((await app.inject(url)).statusCode).toBe(200);
  });

  it.each([
    "/images/huge/placeholder.svg",
    "/images/list/cup.no-such-glyph.-.tejkut.150g.svg",
    "/images/list/cup.strawberry.-.no-such-brand.150g.svg",
    "/images/list/cup.strawberry.-.tejkut.lots.svg",
    "/images/list/barrel.strawberry.-.tejkut.150g.svg",
    "/images/list/cup.strawberry.svg",
    "/images/list/cup.strawberry.-.tejkut.150g.more.svg",
    "/images/list/scene.svg",
    "/images/list/scene.a.b.c.d.e.f.svg",
    "/images/list/..%2F..%2Fpackage.json",
    "/images/list/cup.%3Cscript%3E.-.-.-.svg",
    "/images/list/toString.svg",
    "/images/toString/placeholder.svg",
    "/images/category/999999/list",
    "/images/category/constructor/list",
  ])("answers 404 to %s", async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
