import { refusal } from "../backend/refusal.test.kit.ts";
import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import { defaultSettings } from "@kamra/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestShop, startBackend, type TestShop, type TestShopOptions } from "../backend/index.ts";
import { graphqlErrorResponse, lateResponse, lateRequest, offline } from "../network/index.ts";
import { browserWith, home, openCheckout, readyCart, sent, shippingAddress } from "./checkout.test.kit.ts";

const start = new Date("2026-11-21T10:00:00Z");
const minutes = 60_000;

let backend: Backend;
let now = start;
beforeAll(async () => {
  backend = await startBackend({ clock: () => now });
});
afterAll(() => backend.close());

const open = async (options: Partial<TestShopOptions> = {}) => {
  now = start;
  await backend.database.db.deleteFrom("time_slot_places").execute();
  const browser = browserWith(await readyCart(backend), { selection: home });
  const opened = await openCheckout(browser, {
    fetch: backend.fetch,
    now,
    ...options,
  });
  await opened.shop.checkout.update({ shippingMethodId: "1", shippingAddress });
  await opened.shop.checkout.refresh();
  return { ...opened, browser };
};
const offered = ({ shop }: Pick<TestShop, "shop">) =>
  (shop.checkout.timeSlots.get().days ?? []).flatMap(({ slots }) => slots);
const hold = ({ shop }: Pick<TestShop, "shop">) => shop.checkout.timeSlots.get().hold;
const blockers = ({ shop }: Pick<TestShop, "shop">) => shop.checkout.view.get().blockers.map(({ kind }) => kind);
/** Time passes here and on the server. */
const pass = async ({ clock, rest }: Pick<TestShop, "clock" | "rest">, milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds);
  clock.advance(milliseconds);
  await rest();
};
const asked = (opened: Pick<TestShop, "network">) => sent(opened, "timeSlots").length;

describe("time slots", () => {
  it("[SHIP-6] are listed by day and time, each with the reasons why this cart cannot have it", async () => {
    const opened = await open();
    // The seed's store is closed today, so the end of tomorrow's first slot was before it.
    expect(offered(opened).slice(0, 3)).toMatchObject([
      { day: "2026-11-22", from: "18:00", refusals: [] },
      { day: "2026-11-23", from: "08:00", refusals: [] },
      { day: "2026-11-23", from: "18:00", refusals: [] },
    ]);
    const { cart } = opened.shop.cart.state.get();
    expect(sent(opened, "timeSlots").at(-1)?.variables).toEqual({ cartId: cart?.id, postcode: 1186 });
    expect(opened.shop.checkout.timeSlots.getServer()).toEqual({ days: null, hold: null });
    const [anvil] = await opened.shop.catalogue.productsById([String(ids.anvil)]);
    if (anvil === undefined) throw new Error("The seed has no anvil");
    await opened.shop.cart.setQuantity(anvil, { quantity: 1, quantityType: "default" });
    expect(offered(opened)[0]?.refusals).toEqual(["tooHeavy"]);
  });

  it("[SHIP-6] are loaded again with the next change on another day, and once on that day", async () => {
    const opened = await open();
    const before = asked(opened);
    await pass(opened, 2 * 24 * 60 * minutes);
    expect(asked(opened)).toBe(before);
    await opened.shop.cart.refresh();
    await opened.rest();
    expect(asked(opened)).toBe(before + 1);
    expect(offered(opened).every(({ day }) => day >= "2026-11-23")).toBe(true);
    await opened.shop.cart.refresh();
    await opened.rest();
    expect(asked(opened)).toBe(before + 1);
  });

  it("[SHIP-6] are held for a time, expiring at its end, then lost and offered again", async () => {
    const opened = await open();
    const [slot] = offered(opened);
    expect(blockers(opened)).toContain("timeSlot");
    const seen: Array<string | undefined> = [];
    opened.shop.checkout.timeSlots.subscribe(() => seen.push(hold(opened)?.status));
    await opened.shop.checkout.chooseTimeSlot(slot?.id ?? null);
    expect(seen).toEqual(["held"]);
    expect(hold(opened)).toMatchObject({
      status: "held",
      slot: { id: slot?.id, heldUntil: "2026-11-21T10:15:00.000Z" },
    });
    expect(blockers(opened)).not.toContain("timeSlot");
    await pass(opened, 12 * minutes);
    expect(hold(opened)?.status).toBe("expiring");
    expect(blockers(opened)).not.toContain("timeSlot");
    const before = asked(opened);
    await pass(opened, 3 * minutes);
    expect(hold(opened)).toMatchObject({ status: "lost", slot: { id: slot?.id } });
    expect(blockers(opened)).toContain("lostTimeSlot");
    expect(blockers(opened)).not.toContain("timeSlot");
    expect(asked(opened)).toBe(before + 1);
    expect(opened.shop.cart.state.get().cart?.timeSlot).toBeNull();
    await opened.shop.checkout.chooseTimeSlot(slot?.id ?? null);
    expect(hold(opened)?.status).toBe("held");
  });

  it("[SHIP-6] expire on time also while the server is unreachable", async () => {
    const opened = await open({ settings: { attempts: 1 } });
    const before = offered(opened);
    await opened.shop.checkout.chooseTimeSlot(before[0]?.id ?? null);
    opened.network.use(() => offline);
    await pass(opened, 12 * minutes);
    await pass(opened, 3 * minutes);
    expect(hold(opened)?.status).toBe("lost");
    expect(opened.shop.cart.state.get().cart?.timeSlot).not.toBeNull();
    expect(blockers(opened)).toContain("lostTimeSlot");
    expect(offered(opened)).toEqual(before);
  });

  it("[SEAM-2] that expire while no page is open are lost on the next one, until another is chosen or no courier comes", async () => {
    const first = await open();
    const [slot] = offered(first);
    await first.shop.checkout.chooseTimeSlot(slot?.id ?? null);
    first.shop.dispose();
    now = new Date(now.getTime() + 15 * minutes);
    const page = async () => {
      const opened = await openCheckout(first.browser, { fetch: backend.fetch, now });
      await opened.rest();
      return opened;
    };
    const second = await page();
    expect(hold(second)).toMatchObject({ status: "lost", slot: { id: slot?.id } });
    expect(blockers(second)).toContain("lostTimeSlot");
    second.shop.dispose();
    const third = await page();
    expect(hold(third)).toMatchObject({ status: "lost", slot: { id: slot?.id } });
    await third.shop.checkout.chooseTimeSlot(slot?.id ?? null);
    expect(hold(third)?.status).toBe("held");
    await third.shop.delivery.select({ type: "personal" });
    await third.rest();
    expect(hold(third)).toBeNull();
    third.shop.dispose();
    expect(hold(await page())).toBeNull();
  });

  it("[SHIP-6] are reserved again when chosen again, and released by null", async () => {
    const opened = await open();
    const [slot] = offered(opened);
    await opened.shop.checkout.chooseTimeSlot(slot?.id ?? null);
    await pass(opened, 13 * minutes);
    await opened.shop.checkout.chooseTimeSlot(slot?.id ?? null);
    expect(hold(opened)).toMatchObject({ status: "held", slot: { heldUntil: "2026-11-21T10:28:00.000Z" } });
    await opened.shop.checkout.chooseTimeSlot(null);
    expect(hold(opened)).toBeNull();
    expect(opened.clock.untilNext()).toBeNull();
    await pass(opened, 30 * minutes);
    expect(hold(opened)).toBeNull();
  });

  it("[SHIP-6] stay reserved while another one is being chosen", async () => {
    const opened = await open({ settings: { timeoutMs: 60 * minutes } });
    const [first, second] = offered(opened);
    await opened.shop.checkout.chooseTimeSlot(first?.id ?? null);
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "updateCart" ? lateRequest(held.promise) : null));
    const choosing = opened.shop.checkout.chooseTimeSlot(second?.id ?? null);
    // The address is complete, as the shopper leaves the form later.
    await pass(opened, 12.5 * minutes);
    expect(hold(opened)).toMatchObject({ status: "held", slot: { id: first?.id } });
    held.resolve();
    await choosing;
    expect(hold(opened)).toMatchObject({ status: "held", slot: { id: second?.id } });
  });

  it("[SHIP-6] that another shopper has taken are refused, and the free ones are loaded", async () => {
    const opened = await open();
    const [slot] = offered(opened);
    opened.network.use(({ operationName }) =>
      operationName === "updateCart"
        ? graphqlErrorResponse("VALIDATION_FAILED", { validation: { timetable_time_slot: ["Ez az idősáv betelt."] } })
        : null,
    );
    const before = asked(opened);
    expect(await refusal(opened.shop.checkout.chooseTimeSlot(slot?.id ?? null))).toMatchObject({
      fields: { timetable_time_slot: "Ez az idősáv betelt." },
    });
    expect(asked(opened)).toBe(before + 1);
    expect(hold(opened)).toBeNull();
  });

  it("[SHIP-6] that are no longer offered are refused, and the reserved one stays", async () => {
    const opened = await open();
    const { checkout } = opened.shop;
    await checkout.chooseTimeSlot(offered(opened)[0]?.id ?? null);
    const before = asked(opened);
    expect(await refusal(checkout.chooseTimeSlot("gone"))).toMatchObject({
      fields: { timetable_time_slot: "Ez az idősáv nem választható." },
    });
    const { cartErrorMs: durationMs } = defaultSettings;
    expect(opened.shop.notices.get()).toMatchObject([
      { kind: "error", text: "Ez az idősáv nem választható.", durationMs },
    ]);
    expect(asked(opened)).toBe(before + 1);
    expect(hold(opened)).toMatchObject({
      status: "held",
      slot: { id: opened.shop.cart.state.get().cart?.timeSlot?.id },
    });
  });

  it("[SHIP-6] stop fitting when the cart gets too heavy, and fit again when it is lighter", async () => {
    const opened = await open();
    await opened.shop.checkout.chooseTimeSlot(offered(opened)[0]?.id ?? null);
    const [anvil] = await opened.shop.catalogue.productsById([String(ids.anvil)]);
    if (anvil === undefined) throw new Error("The seed has no anvil");
    const before = asked(opened);
    await opened.shop.cart.setQuantity(anvil, { quantity: 1, quantityType: "default" });
    await opened.rest();
    expect(hold(opened)).toMatchObject({ status: "unfit", refusals: ["tooHeavy"] });
    // Which slots are free for the shopper, who needs another now, is asked anew.
    expect(asked(opened)).toBe(before + 1);
    expect(blockers(opened)).toContain("unfitTimeSlot");
    expect(blockers(opened)).not.toContain("timeSlot");
    await opened.shop.cart.remove(anvil.id);
    expect(hold(opened)?.status).toBe("held");
  });

  it("[SHIP-6] are loaded again for another postcode, where a slot of the first is invalid", async () => {
    const opened = await open();
    await opened.shop.checkout.chooseTimeSlot(offered(opened)[0]?.id ?? null);
    const held = Promise.withResolvers<void>();
    opened.network.use(({ operationName }) => (operationName === "timeSlots" ? lateResponse(held.promise) : null));
    await opened.shop.delivery.select({ ...home, zip: "2040", city: "Budaörs" });
    await opened.rest();
    expect(opened.shop.checkout.timeSlots.get().days).toBeNull();
    held.resolve();
    await opened.rest();
    expect(offered(opened).map(({ sector }) => sector.name)).toContain("Agglomeráció");
    expect(hold(opened)).toMatchObject({ status: "unfit", refusals: ["inactive"] });
    // The server gives the place to others, which is no expiry.
    await opened.shop.checkout.update({ shippingAddress: { ...shippingAddress, postcode: "2040", city: "Budaörs" } });
    await opened.rest();
    expect(opened.shop.cart.state.get().cart?.timeSlot).toBeNull();
    expect(hold(opened)).toMatchObject({ status: "unfit", refusals: ["inactive"] });
    expect(blockers(opened)).toContain("unfitTimeSlot");
    await opened.shop.checkout.chooseTimeSlot(offered(opened)[0]?.id ?? null);
    expect(hold(opened)?.status).toBe("held");
  });

  it("[SEAM-2] do not fit as soon as the place changes, also on a page that has not loaded the checkout", async () => {
    const first = await open();
    await first.shop.checkout.chooseTimeSlot(offered(first)[0]?.id ?? null);
    first.shop.dispose();
    const { shop, rest } = openTestShop({ ...first.browser, fetch: backend.fetch, now });
    await shop.cart.refresh();
    await rest();
    expect(hold({ shop })?.status).toBe("held");
    await shop.delivery.select({ ...home, zip: "2040", city: "Budaörs" });
    await rest();
    expect(hold({ shop })).toMatchObject({ status: "unfit", refusals: ["inactive"] });
    shop.dispose();
  });

  it("[SHIP-6] do not exist for pickup", async () => {
    const opened = await open();
    const [slot] = offered(opened);
    await opened.shop.checkout.chooseTimeSlot(slot?.id ?? null);
    const before = asked(opened);
    await opened.shop.delivery.select({ type: "personal" });
    await opened.rest();
    expect(await refusal(opened.shop.checkout.chooseTimeSlot(slot?.id ?? null))).toMatchObject({
      _tag: "ValidationError",
    });
    expect(opened.shop.checkout.timeSlots.get()).toEqual({ days: null, hold: null });
    expect(blockers(opened)).not.toContain("timeSlot");
    expect(asked(opened)).toBe(before);
  });

  it("[SHIP-6] stay with the ordered cart, and the next cart has none", async () => {
    const opened = await open();
    const { checkout } = opened.shop;
    await checkout.chooseTimeSlot(offered(opened)[0]?.id ?? null);
    const seen: Array<string | undefined> = [];
    checkout.timeSlots.subscribe(() => seen.push(hold(opened)?.status));
    expect(await opened.settled(checkout.place())).toMatchObject({ phase: "placed" });
    expect(hold(opened)).toBeNull();
    expect(seen).not.toContain("lost");
  });

  it("[SHIP-6] show their current state when loaded again", async () => {
    const opened = await open();
    const [slot] = offered(opened);
    const setActive = (is_active: boolean) =>
      backend.database.db.updateTable("time_slots").set({ is_active }).where("id", "=", Number(slot?.id)).execute();
    await setActive(false);
    await opened.shop.checkout.refresh();
    await setActive(true);
    expect(offered(opened)).not.toContainEqual(slot);
  });

  it("[SHIP-6] notify no listener when nothing has changed", async () => {
    const opened = await open();
    const before = opened.shop.checkout.timeSlots.get();
    const questions = asked(opened);
    await opened.shop.checkout.refresh();
    expect(asked(opened)).toBe(questions + 1);
    await pass(opened, minutes);
    expect(opened.shop.checkout.timeSlots.get()).toBe(before);
  });
});

describe("post points", () => {
  it("are found by postcode, city and place on the map; the answer of an overtaken search is ignored", async () => {
    const opened = await open();
    const { shop } = opened;
    const names = async (query: Parameters<typeof shop.checkout.findPostPoints>[0]) =>
      (await shop.checkout.findPostPoints(query)).map(({ name }) => name);
    expect((await names({ postcode: "8315" }))[0]).toBe("Gyenesdiás posta");
    expect(await names({ city: "győ" })).toEqual(["Győr posta"]);
    expect(sent(opened, "postPoints").map(({ variables }) => variables)).toEqual([
      { filters: { postcode: 8315 } },
      { filters: { city: "győ" } },
    ]);
    expect((await names({ near: { latitude: 47.4, longitude: 19.2 } }))[0]).toBe("Budapest 1186 posta");
    const [overtaken, latest] = await Promise.all([names({ city: "Győr" }), names({ city: "Gyenes" })]);
    expect([overtaken, latest]).toEqual([["Gyenesdiás posta"], ["Gyenesdiás posta"]]);
  });
});
