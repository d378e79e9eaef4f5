import { expect, it, vi } from "vitest";
import { guestPages } from "./guestPages.ts";
import { sentResponseOf } from "./SentPage.ts";

const rendered = (caching: string) =>
  vi.fn(() => sentResponseOf(new Response("page", { headers: { "cache-control": caching } })));
const publicPage = () => rendered("public, s-maxage=60");

it("renders a page once for all concurrent requests and those right after", async () => {
  const pages = guestPages();
  const render = publicPage();
  const [first, second] = await Promise.all([pages.shared("/", render), pages.shared("/", render)]);
  expect(second).toBe(first);
  expect(await pages.shared("/", render)).toBe(first);
  expect(pages.ready("/")).toBe(first);
  expect(pages.ready("/ajanlatok")).toBeUndefined();
  expect(render).toHaveBeenCalledTimes(1);
});

it("gives an uncacheable page only to its requester", async () => {
  const pages = guestPages();
  const render = rendered("private, no-cache");
  const [first, second] = await Promise.all([pages.shared("/", render), pages.shared("/", render)]);
  expect(second).not.toBe(first);
  expect(pages.ready("/")).toBeUndefined();
});

it("fails only the first request when a render fails, and lets others retry", async () => {
  const pages = guestPages();
  const failing = vi.fn(() => Promise.reject(new Error("no")));
  const [first, second] = await Promise.allSettled([pages.shared("/", failing), pages.shared("/", publicPage())]);
  expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
  await expect(pages.shared("/", publicPage())).resolves.toMatchObject({ isPublic: true });
});

it("renders again after a second", async () => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(1);
  const pages = guestPages();
  const render = publicPage();
  await pages.shared("/", render);
  vi.advanceTimersByTime(1_000);
  expect(pages.ready("/")).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(pages.ready("/")).toBeUndefined();
  vi.useRealTimers();
});
