import { refusal } from "../backend/refusal.test.kit.ts";
import type { CartChoices } from "@kamra/core/cart";
import { huf } from "@kamra/core/product";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  answeringInstead,
  type CartKit,
  one,
  operations,
  startCartKit,
  texts,
  two,
  updates,
  withMilk,
} from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const cashOnDelivery = {
  id: "2",
  kind: "cashOnDelivery" as const,
  name: "Utánvét",
  isAvailable: true,
  cost: huf(390),
  shortDescription: "A futárnál",
  minAmount: null,
  maxAmount: huf(1_000_000),
  postalDescription: "A postásnál",
};

const entered = {
  couponCode: "TIZ",
  contactPerson: { name: "Kis Éva", email: "eva@pelda.hu", telephone: "36301234567" },
  shippingAddress: {
    name: "Kis Éva",
    postcode: "1186",
    city: "Budapest",
    street: "Margó Tivadar utca",
    houseNumber: "1",
    telephone: "36301234567",
    note: "Kapucsengő: 12",
  },
  billingAddress: {
    id: null,
    name: "Kis Éva",
    postcode: "1186",
    city: "Budapest",
    street: "Margó Tivadar utca",
    houseNumber: "1",
    isCompany: false,
    vatNumber: null,
  },
  ageConfirmed: true,
} satisfies Partial<CartChoices>;

const linkedOrder = {
  id: "987654",
  createdAt: "2026-11-21T09:00:00Z",
  shippingAddress: entered.shippingAddress,
  timeSlot: null,
  shippingMethod: {
    id: "1",
    kind: "courier" as const,
    name: "Kamra",
    isActive: true,
    sort: 1,
    priceRanges: [],
    discountPrice: null,
    maxWeight: null,
    description: null,
    shortDescription: null,
    deliveryTime: null,
  },
  paymentMethod: null,
};

describe("the choices for a cart", () => {
  it("[CART-17] go in one request, show immediately, and read back unchanged", async () => {
    const opened = await withMilk(kit);
    await opened.shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" });
    const [courier] = opened.shop.delivery.methods.get()?.filter(({ kind }) => kind === "courier") ?? [];
    if (courier === undefined) throw new Error("There is no courier");
    const before = updates(opened).length;
    const chosen = opened.shop.cart.choose({ ...entered, shippingMethod: courier, paymentMethod: cashOnDelivery });
    expect(opened.shop.cart.state.get()).toMatchObject({
      isEstimate: true,
      cart: { ...entered, shippingMethod: { id: "1" } },
      totals: { delivery: 990, boxing: 150, cashOnDelivery: 390 },
    });
    await chosen;
    expect(updates(opened)).toHaveLength(before + 1);
    expect(opened.shop.cart.state.get()).toMatchObject({
      isEstimate: false,
      cart: { ...entered, shippingMethod: { id: "1" }, paymentMethod: { id: "2", kind: "cashOnDelivery" } },
      totals: { delivery: 990, boxing: 150, cashOnDelivery: 390 },
    });
    expect(await kit.onServer(opened)).toEqual(opened.shop.cart.state.get().cart);
  });

  it("[CART-17] are cleared by null, and stay when a change does not name them", async () => {
    const opened = await withMilk(kit);
    await opened.shop.cart.choose(entered);
    await opened.shop.cart.choose({ contactPerson: null, shippingAddress: null });
    expect(opened.shop.cart.state.get().cart).toMatchObject({ ...entered, contactPerson: null, shippingAddress: null });
  });

  it("[CART-5] [CART-17] are refused together, without other changes", async () => {
    const opened = await withMilk(kit);
    const [refused, accepted] = [
      opened.shop.cart.choose({ couponCode: "REGI", contactPerson: entered.contactPerson }),
      opened.shop.cart.choose({ ageConfirmed: true }),
    ];
    expect(await refusal(refused)).toMatchObject({ _tag: "ValidationError" });
    await accepted;
    expect(opened.shop.cart.state.get().cart).toMatchObject({
      couponCode: null,
      contactPerson: null,
      ageConfirmed: true,
    });
    expect(texts(opened)[0]).toContain("Hiba történt a kosár frissítése közben: ");
  });

  it("[LINK-1] report the reason when the cart cannot be linked to an order", async () => {
    const opened = await withMilk(kit);
    expect(await refusal(opened.shop.cart.choose({ linkedOrder }))).toMatchObject({ _tag: "ValidationError" });
    expect(texts(opened)[0]).toContain("Hiba történt a megrendelések összekapcsolása közben! ");
  });
});

describe("a cart that is linked to an order", () => {
  const wireOrder = {
    id: linkedOrder.id,
    created_at: linkedOrder.createdAt,
    shipping_postcode: 8315,
    shipping_city: "Gyenesdiás",
    shipping_method: { id: "1", name: "Kamra", is_active: true, sort: 1, price_ranges: [] },
    payment_method: { id: "2", name: "Utánvét", is_active: true, sort: 2 },
  };

  it("[CART-15] goes to the order's address", async () => {
    const opened = await withMilk(kit);
    opened.network.use(answeringInstead(/"linked_order":null/g, `"linked_order":${JSON.stringify(wireOrder)}`));
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    const selection = { type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" };
    expect(opened.shop.delivery.selection.get()).toEqual(selection);
    expect(JSON.parse(opened.cookies.get("delivery_address") ?? "null")).toEqual(selection);
    await opened.rest();
    expect(opened.network.calls.at(-1)).toMatchObject({
      operationName: "shippingMethods",
      variables: { postcode: 8315 },
    });
  });
});

describe("the options of a line", () => {
  it("[CART-7] notify the shopper when a gift card's text and ribbon are saved", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.cake, one);
    const additionalInformation = { giftCardText: "Isten éltessen, Éva!", ribbonColor: "piros" };
    await opened.shop.cart.setLineOptions(kit.products.cake.id, { additionalInformation });
    expect(opened.shop.cart.state.get().cart?.lines[0]).toMatchObject({ quantity: 1, additionalInformation });
    expect(opened.shop.notices.get()).toMatchObject([
      { kind: "success", text: "Az ajándékkártya szövegét és a masni színét sikeresen elmentettük!" },
    ]);
    await opened.shop.cart.setQuantity(kit.products.cake, two);
    expect((await kit.onServer(opened))?.lines[0]).toMatchObject({ quantity: 2, additionalInformation });
  });

  it("[CART-7] show an error when the gift card cannot be saved", async () => {
    const opened = await withMilk(kit);
    const additionalInformation = { giftCardText: "Isten éltessen!", ribbonColor: null };
    const saved = opened.shop.cart.setLineOptions(kit.products.milk.id, { additionalInformation });
    expect(await refusal(saved)).toMatchObject({ _tag: "ValidationError" });
    expect(opened.shop.notices.get()).toMatchObject([{ kind: "error" }]);
    expect(opened.shop.cart.state.get().lineErrors).toMatchObject({
      [kit.products.milk.id]: { _tag: "ValidationError" },
    });
    expect(opened.shop.cart.state.get().cart?.lines[0]?.additionalInformation).toBeNull();
  });

  it("[SPEC-1] are sent with a pending quantity, and skipped when there is no line", async () => {
    const opened = await kit.open();
    const { ham } = kit.products;
    await opened.shop.cart.setLineOptions(ham.id, { sliced: true });
    expect(operations(opened)).not.toContain("updateCart");
    await Promise.all([
      opened.shop.cart.setQuantity(ham, one),
      opened.shop.cart.setLineOptions(ham.id, { sliced: true }),
      opened.shop.cart.setLineOptions(ham.id, { substitution: "CALL_ME" }),
    ]);
    expect(updates(opened)).toHaveLength(1);
    expect((await kit.onServer(opened))?.lines[0]).toMatchObject({
      quantity: 1,
      sliced: true,
      substitution: "CALL_ME",
    });
    expect(texts(opened)).toEqual([]);
  });
});
