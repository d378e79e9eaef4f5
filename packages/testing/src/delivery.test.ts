import type { Backend } from "@kamra/backend";
import { memoryCookies } from "@kamra/core";
import { texts } from "@kamra/core/texts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShopOptions } from "./backend/index.ts";
import { lateResponse, offline, statusResponse } from "./network/index.ts";

const now = new Date("2026-11-21T10:00:00Z");
const budapest = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" } as const;
const gyenesdias = { type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" } as const;

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const open = (options: Partial<TestShopOptions> = {}) => openTestShop({ fetch: backend.fetch, now, ...options });

/** A promise that is resolved on demand. */
const gate = () => Promise.withResolvers<void>();

describe("the postcode field", () => {
  it("[ADDR-6] shows all places of a postcode", async () => {
    const { shop } = open();
    expect(await shop.delivery.lookUpPostcode("8315")).toEqual({
      status: "found",
      places: [{ postcode: "8315", city: "Gyenesdiás" }],
    });
    const several = await shop.delivery.lookUpPostcode("7396");
    expect(several.status === "found" && several.places.map(({ city }) => city).toSorted()).toEqual([
      "Liget",
      "Magyarszék",
    ]);
  });

  it("[ADDR-6] reports an unknown postcode", async () => {
    const { shop, network } = open();
    expect(await shop.delivery.lookUpPostcode("9999")).toEqual({
      status: "unknown",
      message: "Nem létező irányítószám!",
    });
    expect(network.calls).toHaveLength(1);
  });

  it.each([
    ["", "incomplete"],
    ["118", "incomplete"],
    ["11866", "incomplete"],
    ["0186", "unknown"],
    ["11a6", "unknown"],
    ["1e10", "unknown"],
  ])("[ADDR-6] sends no request for %j, which is %s", async (text, status) => {
    const { shop, network } = open();
    expect(await shop.delivery.lookUpPostcode(text)).toMatchObject({ status });
    expect(network.calls).toHaveLength(0);
  });

  it("[ADDR-6] never shows a late answer over a newer one: both calls return the newest", async () => {
    const { shop, network } = open();
    const slow = gate();
    network.use(({ variables }) => (variables["postcode"] === 8315 ? lateResponse(slow.promise) : null));
    const first = shop.delivery.lookUpPostcode("8315");
    const second = shop.delivery.lookUpPostcode("1186");
    const newest = { status: "found", places: [{ postcode: "1186", city: "Budapest" }] };
    expect(await second).toEqual(newest);
    slow.resolve();
    expect(await first).toEqual(newest);
  });

  it("[ADDR-6] drops a look-up when the shopper goes on typing", async () => {
    const { shop, network } = open();
    const slow = gate();
    network.use(() => lateResponse(slow.promise));
    const first = shop.delivery.lookUpPostcode("8315");
    expect(await shop.delivery.lookUpPostcode("831")).toEqual({ status: "incomplete" });
    slow.resolve();
    expect(await first).toEqual({ status: "incomplete" });
  });

  it("[NET-4] rejects when the network is away, and works again afterwards", async () => {
    const { shop, network, settled } = open();
    network.use(() => offline);
    await expect(settled(shop.delivery.lookUpPostcode("8315"))).rejects.toMatchObject({ _tag: "NetworkError" });
    network.use(() => null);
    expect(await shop.delivery.lookUpPostcode("8315")).toMatchObject({ status: "found" });
  });
});

describe("the street field", () => {
  const budapest = { postcode: "1186", city: "Budapest" };

  it("suggests the streets of its place, accents and case aside", async () => {
    const { shop } = open();
    expect(await shop.delivery.streets({ ...budapest, begins: " KOZD\u200b" })).toEqual(["Közdűlő út"]);
    expect(await shop.delivery.streets({ postcode: "8315", city: "Gyenesdiás", begins: "Közd" })).toEqual([]);
  });

  it.each([
    { ...budapest, begins: " \u200b" },
    { ...budapest, postcode: "118", begins: "k" },
    { ...budapest, postcode: "0186", begins: "k" },
    { ...budapest, city: " ", begins: "k" },
  ])("sends no request before there is a place and a letter: %j", async (wanted) => {
    const { shop, network } = open();
    expect(await shop.delivery.streets(wanted)).toEqual([]);
    expect(network.calls).toHaveLength(0);
  });

  it("suggests twenty at most, each once", async () => {
    const { shop, network } = open();
    const names = Array.from({ length: 100 }, (_, index) => ({ street: `Kis utca ${index % 30}` }));
    network.use(() => async () => Response.json({ data: { postcodes: [{ street: null }, ...names] } }));
    const streets = await shop.delivery.streets({ ...budapest, begins: "k" });
    expect([streets.length, new Set(streets).size]).toEqual([20, 20]);
  });
});

describe("the selection", () => {
  it("[COOKIE-1] is stored in a cookie and survives the page", async () => {
    const { shop, cookies } = open();
    await shop.delivery.select(budapest);
    expect(JSON.parse(cookies.get("delivery_address") ?? "")).toEqual(budapest);
    expect(open({ cookies }).shop.delivery.selection.get()).toEqual(budapest);
    await shop.delivery.clear();
    expect(cookies.get("delivery_address")).toBeNull();
    expect(shop.delivery.selection.get()).toBeNull();
  });

  it.each([
    "",
    "{",
    "null",
    "[]",
    '{"type":"delivery"}',
    '{"type":"delivery","deliveryType":"postcode","zip":"","city":""}',
    '"personal"',
    "%7B",
  ])("[COOKIE-1] ignores the cookie value %j", (cookie) => {
    expect(open({ cookies: memoryCookies({ delivery_address: cookie }) }).shop.delivery.selection.get()).toBeNull();
  });

  it("adopts another tab's choice on a refresh", async () => {
    const { shop, cookies } = open();
    await shop.delivery.select(budapest);
    await open({ cookies }).shop.delivery.select(gyenesdias);
    await shop.delivery.refreshMethods();
    expect(shop.delivery.selection.get()).toEqual(gyenesdias);
  });

  it("[INFO-1] loads the shipping methods for the chosen place, for pickup, or for none", async () => {
    const { shop, network } = open();
    await shop.delivery.refreshMethods();
    await shop.delivery.select(gyenesdias);
    await shop.delivery.select({ type: "personal" });
    expect(network.calls.map(({ variables }) => variables["postcode"])).toEqual([null, 8315, 1186]);
    expect(shop.delivery.methods.get()?.map(({ kind }) => kind)).toEqual(["courier", "postal", "postPoint", "pickup"]);
  });

  it("[INFO-1] [NET-4] has no methods when loading fails, and reports it", async () => {
    const { shop, network, settled, log } = open();
    await shop.delivery.refreshMethods();
    network.use(() => statusResponse(500));
    await settled(shop.delivery.refreshMethods());
    expect(shop.delivery.methods.get()).toBeNull();
    expect(shop.notices.get().map(({ text }) => text)).toEqual([
      "Ajjaj. Valami baj történt a szállítási adatok letöltése közben.",
    ]);
    expect(log).toMatchObject([{ level: "warning", message: "Could not load the shipping methods" }]);
  });

  it("[INFO-1] loads the methods without the cart when the server does not know it", async () => {
    const { shop, network } = open({ cookies: memoryCookies({ cart_id: "somebody-elses" }) });
    await shop.delivery.refreshMethods();
    expect(network.calls.map(({ variables }) => variables["cartId"])).toEqual(["somebody-elses", null]);
    expect(shop.delivery.methods.get()?.map(({ kind }) => kind)).toContain("courier");
  });

  it("keeps the same object while the server's answer is the same", async () => {
    const { shop } = open();
    await shop.delivery.select(budapest);
    const before = shop.delivery.methods.get();
    await shop.delivery.refreshMethods();
    expect(shop.delivery.methods.get()).toBe(before);
  });

  it("shows the methods of the last chosen place, whichever answer comes last", async () => {
    const { shop, network } = open();
    const slow = gate();
    network.use(({ variables }) => (variables["postcode"] === 8315 ? lateResponse(slow.promise) : null));
    const first = shop.delivery.select(gyenesdias);
    await shop.delivery.select(budapest);
    slow.resolve();
    await first;
    expect(shop.delivery.methods.get()?.find(({ kind }) => kind === "courier")?.isAvailable).toBe(true);
  });

  it("[INFO-2] is cleared when personal pickup turns out not to be available", async () => {
    const { shop, network, cookies } = open();
    network.use(() => async (send) => {
      const body = await (await send()).text();
      return new Response(body.replace(/("id":"4".*?"is_available":)true/, "$1false"), {
        headers: { "content-type": "application/json" },
      });
    });
    expect((await shop.delivery.select({ type: "personal" })).kind).toBe("refused");
    expect(shop.delivery.methods.get()?.find(({ kind }) => kind === "pickup")?.isAvailable).toBe(false);
    expect(shop.delivery.selection.get()).toBeNull();
    expect(cookies.get("delivery_address")).toBeNull();
  });

  it("[INFO-2] stays personal pickup while that is available or unknown", async () => {
    const { shop, network, settled } = open();
    await shop.delivery.select({ type: "personal" });
    expect(shop.delivery.methods.get()?.every(({ kind, isAvailable }) => kind === "pickup" && isAvailable)).toBe(false);
    expect(shop.delivery.selection.get()).toEqual({ type: "personal" });
    network.use(() => statusResponse(500));
    await settled(shop.delivery.refreshMethods());
    expect(shop.delivery.selection.get()).toEqual({ type: "personal" });
  });

  it("stays when its cookie is deleted, and notifies no listener when the same is chosen again", async () => {
    const { shop, cookies } = open();
    await shop.delivery.select(budapest);
    let wakes = 0;
    shop.delivery.selection.subscribe(() => (wakes += 1));
    cookies.remove("delivery_address");
    await shop.delivery.refreshMethods();
    await shop.delivery.select({ ...budapest });
    expect(shop.delivery.selection.get()).toEqual(budapest);
    expect(wakes).toBe(0);
  });

  it("is the server's until hydration, with its methods", async () => {
    const server = open();
    await server.shop.delivery.select(budapest);
    const snapshot = server.shop.snapshot();
    const { shop, network } = open({ snapshot });
    await shop.delivery.select(gyenesdias);
    expect(shop.delivery.selection.getServer()).toEqual(budapest);
    expect(shop.delivery.methods.getServer()).toEqual(snapshot.delivery?.methods);
    expect(open({ snapshot }).shop.delivery.methods.get()).toEqual(snapshot.delivery?.methods);
    expect(network.calls).toHaveLength(1);
  });
});

describe("the request for an address", () => {
  it("opens on request, and closes with and without an answer", async () => {
    const { shop } = open();
    expect(shop.delivery.request.get()).toEqual({ open: false, forAdd: false });
    shop.delivery.openPicker();
    expect(shop.delivery.request.get()).toEqual({ open: true, forAdd: false });
    shop.delivery.cancelPicker();
    expect(shop.delivery.request.get()).toEqual({ open: false, forAdd: false });
    shop.delivery.openPicker();
    await shop.delivery.select(budapest);
    expect(shop.delivery.request.get()).toEqual({ open: false, forAdd: false });
  });
});

it("uses the shop's own texts", async () => {
  const { shop } = open();
  const lookup = await shop.delivery.lookUpPostcode("0000");
  expect(lookup).toEqual({ status: "unknown", message: texts.delivery.unknownPostcode });
});
