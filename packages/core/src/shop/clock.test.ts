import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { catalogue, createShop, serverClock } from "../index.ts";

const told = "2026-11-21T10:00:00.000Z";
const month = 30 * 24 * 60 * 60_000;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse(told) + month });
});
afterEach(() => {
  vi.useRealTimers();
});

const answering = (headers: Record<string, string>) => () =>
  Promise.resolve(Response.json({ data: { footerBlocks: [] } }, { headers }));

it.each([
  ["its Server-Time", { "server-time": told, date: "Sat, 01 Jan 2000 00:00:00 GMT" }, told],
  ["its Date without one", { date: "Sat, 21 Nov 2026 10:00:00 GMT" }, "2026-11-21T10:00:00.500Z"],
])(
  "[TIME-1] an answer sets the shop's clock by %s, on a device that is a month ahead",
  async (_how, headers, shown) => {
    const shop = createShop({ capabilities: [catalogue], endpoint: "/graphql", fetch: answering(headers) });
    expect(shop.now().getTime()).toBe(Date.parse(told) + month);
    await shop.catalogue.footerBlocks();
    expect([shop.now().toISOString(), shop.timeCorrections.get()]).toEqual([shown, 1]);
    shop.dispose();
  },
);

it("[TIME-1] a shop starts at its snapshot's time, and an answer without a time changes nothing", async () => {
  const shop = createShop({
    capabilities: [catalogue],
    endpoint: "/graphql",
    snapshot: { now: told },
    fetch: answering({}),
  });
  await shop.catalogue.footerBlocks();
  expect(shop.now().toISOString()).toBe(told);
  shop.dispose();
});

it("[TIME-1] a shop with a snapshot reads no device's clock, which Next forbids while it renders ahead", () => {
  const deviceTime = vi.spyOn(Date, "now");
  const endpoint = "https://shop.example/graphql";
  const shop = createShop({ capabilities: [catalogue], endpoint, snapshot: { now: told } });
  expect(shop.now().toISOString()).toBe(told);
  expect(deviceTime).not.toHaveBeenCalled();
  shop.dispose();
});

it("[TIME-1] a shopper who is back at a device that has slept sees the server's time", async () => {
  let back = () => {};
  let sleptMs = 0;
  const asked: Array<unknown> = [];
  const options = {
    capabilities: [],
    endpoint: "/graphql",
    clock: serverClock({
      startsAt: told,
      sources: { elapsed: () => performance.now(), deviceTime: () => Date.now() + sleptMs },
    }),
    fetch: (_to: unknown, init?: RequestInit) => {
      asked.push(init?.body);
      return Promise.resolve(Response.json({}, { headers: { "server-time": "2026-11-21T18:00:00.000Z" } }));
    },
    onReturn: (listener: () => void) => {
      back = listener;
      return () => {
        back = () => {};
      };
    },
  } as const;
  const shop = createShop(options);
  back();
  expect(asked).toEqual([]);
  sleptMs = 8 * 60 * 60_000;
  back();
  await vi.waitFor(() => expect(shop.now().toISOString()).toMatch(/^2026-11-21T18:00:/), { timeout: 60_000 });
  expect(asked).toEqual(['{"query":"query time{__typename}"}']);
  shop.dispose();
});
