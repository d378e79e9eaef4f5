import { expect, it, vi } from "vitest";
import { cart, catalogue, checkout, createShop, delivery, memoryCookies, orders, productOf } from "../index.ts";
import type { LogEntry } from "../kernel/LogEntry.ts";
import { cartFromWire } from "../cart/graphql/generated/decoders.ts";
import { decoded } from "../decoding/decoded.test.support.ts";

const emptyCart = decoded(cartFromWire, {
  id: "anna",
  hash: "h1",
  revision: 1,
  cart_products: [],
  total_price: 455,
  age_confirmed: false,
  deleted_products: [],
  warnings: [],
});

const fetch = vi.fn(() => Promise.resolve(Response.json({ data: {} })));
const open = (options: Pick<Parameters<typeof createShop>[0], "cookies" | "snapshot">) =>
  createShop({
    capabilities: [catalogue, delivery, cart, orders, checkout],
    endpoint: "/graphql",
    fetch,
    log: () => {},
    ...options,
  });
const snapshot = { now: "2026-11-21T10:00:00Z", cart: { cart: emptyCart } };

it("a snapshot without cookies is believed, and one beside another cart's cookie is not", () => {
  expect(open({ snapshot }).cart.state.get().cart?.id).toBe("anna");
  expect(open({ snapshot, cookies: memoryCookies() }).cart.state.get().cart).toBeNull();
});

it("a framework's control flow passes through fetch at once, as it is", async () => {
  const dynamic = Object.assign(new Error("This page is dynamic"), { digest: "DYNAMIC_SERVER_USAGE" });
  fetch.mockRejectedValue(dynamic);
  await expect(open({}).catalogue.footerBlocks()).rejects.toBe(dynamic);
  expect(fetch).toHaveBeenCalledOnce();
});

it("leaving a step that does not exist is refused by name", async () => {
  const leave: (step: never) => Promise<unknown> = open({}).checkout.leave;
  const misnamed: unknown = "delivery";
  await expect(Reflect.apply(leave, undefined, [misnamed])).rejects.toThrow('there is no step "delivery"');
});

const pear = productOf({ id: "pear", name: "Körte", regularPrice: 1299 });
const logged = (entries: ReadonlyArray<LogEntry>) =>
  entries.filter(({ message }) => message.includes("delivery.request"));

it("a call that waits for a place is logged when nothing listens, and only then", async () => {
  const entries: LogEntry[] = [];
  const shop = createShop({
    capabilities: [catalogue, delivery, cart],
    endpoint: "/graphql",
    fetch,
    log: (entry) => entries.push(entry),
  });
  const stop = shop.delivery.request.subscribe(() => {});
  const heard = shop.cart.setQuantity(pear, { quantity: 1, quantityType: "default" });
  expect(logged(entries)).toEqual([]);
  shop.delivery.cancelPicker();
  expect(await heard).toEqual({ kind: "skipped" });
  stop();
  const unheard = shop.cart.setQuantity(pear, { quantity: 1, quantityType: "default" });
  expect(logged(entries)).toHaveLength(1);
  shop.delivery.cancelPicker();
  expect(await unheard).toEqual({ kind: "skipped" });
});

it.each(["99", "1012AB", " "])("[ADDR-4] the postcode %j is refused, and nothing changes", async (zip) => {
  const shop = open({});
  const result = await shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip, city: "" });
  if (result.kind !== "refused" || result.error._tag !== "ValidationError") throw new Error(`It is ${result.kind}`);
  expect(Object.keys(result.error.fields)).toEqual(["zip"]);
  expect(shop.delivery.selection.get()).toBeNull();
});

it("[INFO-2] pickup that the shop does not offer is refused with the reason", async () => {
  fetch.mockImplementation(() => Promise.resolve(Response.json({ data: { shippingMethods: [] } })));
  const shop = open({});
  const result = await shop.delivery.select({ type: "personal" });
  if (result.kind !== "refused") throw new Error(`It is ${result.kind}`);
  expect(shop.errorText(result.error)).toBe("Személyes átvétel most nem választható.");
});

it("a quantity in a unit that does not exist is refused by name", async () => {
  const wanted: unknown = { quantity: 1, quantityType: "kilo" };
  await expect(Reflect.apply(open({}).cart.setQuantity, undefined, [pear, wanted])).rejects.toThrow(
    'there is no quantityType "kilo"',
  );
});

it("the log of a lost connection names the address without its query", async () => {
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  const shop = createShop({
    capabilities: [catalogue],
    endpoint: "https://eva:secret@shop.example/graphql?key=secret",
    fetch,
    settings: { attempts: 1 },
    log: () => {},
  });
  const failure = await shop.catalogue.footerBlocks().catch((error: unknown) => error);
  expect(String(failure)).toContain("Network Error at https://shop.example/graphql");
  expect(String(failure)).not.toContain("secret");
});
