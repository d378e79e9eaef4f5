import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";

const drawn: string[] = [];
let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    pictures: {
      version: "3",
      draw: async () => "<svg/>",
      drawForLinks: async (key) => {
        drawn.push(key);
        return key === "category.5" ? null : Buffer.from(`PNG of ${key}`);
      },
    },
  });
});
afterAll(() => backend.close());
beforeEach(() => void (drawn.length = 0));

describe("the routes of pictures for previews of links", () => {
  it.each([
    ["/images/link/apple.png?v=3", "apple", "public, max-age=31536000, immutable"],
    ["/images/link/bottle.png", "bottle", "public, max-age=3600"],
    ["/images/category/4/link", "category.4", "public, max-age=3600"],
  ])("serve %s as a PNG, and draw it once", async (path, key, caching) => {
    for (const _ of [1, 2]) {
      const answer = await backend.fetch(path);
      expect([answer.status, await answer.text()]).toEqual([200, `PNG of ${key}`]);
      expect(answer.headers.get("content-type")).toBe("image/png");
      expect(answer.headers.get("cache-control")).toBe(caching);
    }
    expect(drawn).toEqual([key]);
  });

  it.each([
    "/images/link/pear.png",
    "/images/link/apple.svg",
    "/images/link/apple",
    "/images/link/.png",
    "/images/link/scene.candle.pie.png",
    "/images/link/..%2F..%2Fpackage.json.png",
    "/images/link/apple.png%27%20or%20%271%27=%271.png",
  ])("answer 404 to %s without drawing anything, because the shop does not show it", async (path) => {
    expect((await backend.fetch(path)).status).toBe(404);
    expect(drawn).toEqual([]);
  });

  it("answer 404 to a category without a picture", async () => {
    expect((await backend.fetch("/images/category/5/link")).status).toBe(404);
  });
});
