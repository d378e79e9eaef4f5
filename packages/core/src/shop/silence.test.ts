import { expect, it, vi } from "vitest";
import { cart, catalogue, checkout, createShop, delivery, memoryCookies, orders } from "../index.ts";
import { cartFromWire } from "../cart/graphql/generated/decoders.ts";
import { decoded } from "../decoding/decoded.test.support.ts";

const emptyCart = decoded(cartFromWire, {
  id: "anna",
  hash: "h1",
  revision: 1,
  cart_products: [],
  total_price: 455,
  age_confirmed: false,
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
