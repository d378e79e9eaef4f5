import { fastify } from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { imageRoutes } from "./imageRoutes.ts";
import { imageUrls } from "./imageUrls.ts";
import type { Pictures } from "./Pictures.ts";

const pictures: Pictures = {
  version: "3",
  draw: async (key, size) =>
    ["apple", "category.4"].includes(key) && size !== "huge" ? `<svg>${key} ${size}</svg>` : null,
  drawForLinks: async () => null,
};
const app = fastify();
await app.register(imageRoutes, { pictures });
afterAll(() => app.close());

const urls = imageUrls("apple", pictures);

describe("the image routes", () => {
  it.each(Object.entries(urls))("serve a picture as %s, cacheable for ever", async (size, url) => {
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([200, `<svg>apple ${size}</svg>`]);
    expect(headers["content-type"]).toBe("image/svg+xml; charset=utf-8");
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  });

  it("answer 304 to a client that has the picture", async () => {
    const { headers } = await app.inject(urls.list);
    const again = await app.inject({ url: urls.list, headers: { "if-none-match": String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    expect((await app.inject(urls.full)).headers.etag).not.toBe(headers.etag);
  });

  it("make a client revalidate an address without a version", async () => {
    for (const url of ["/images/list/apple.svg", "/images/list/apple.svg?v=old"]) {
      expect((await app.inject(url)).headers["cache-control"]).toBe("public, max-age=3600");
    }
  });

  it("serve a category's picture by its id", async () => {
    expect((await app.inject("/images/category/4/list")).body).toBe("<svg>category.4 list</svg>");
  });

  it.each([
    "/images/huge/apple.svg",
    "/images/list/pear.svg",
    "/images/list/..%2F..%2Fpackage.json",
    "/images/category/5/list",
  ])("answer 404 to %s", async (url) => {
    expect((await app.inject(url)).statusCode).toBe(404);
  });
});
