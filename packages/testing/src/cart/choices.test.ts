import type { AnalyticsEvent } from "@kamra/core/analytics";
import type { CartChoices } from "@kamra/core/cart";
import { huf } from "@kamra/core/product";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Fault, offline } from "../network/index.ts";
import { type CartKit, one, operations, quantities, rejection, startCartKit, texts, two, updates } from "./cart.test.kit.ts";

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
  shortDescriptionMplType: "A postásnál",
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

/** Answers updates otherwise than the server does. */
const answeringInstead =
  (said: RegExp, instead: string) =>
  ({ operationName }: { readonly operationName: string }): Fault | null =>
    operationName === "updateCart"
      ? async (send) => {
          const answer = await send();
          return new Response((await answer.text()).replaceAll(said, instead), { headers: answer.headers });
        }
      : null;

const withMilk = async () => {
  const opened = await kit.open();
  await opened.shop.cart.setQuantity(kit.products.milk, two);
  return opened;
};

describe("what is chosen for a cart", () => {
  it("[CART-17] is sent in one request, shown at once, and read back as it was", async () => {
    const opened = await withMilk();
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

  it("[CART-17] is cleared by null, and stays when it is not named", async () => {
    const opened = await withMilk();
    await opened.shop.cart.choose(entered);
    await opened.shop.cart.choose({ contactPerson: null, shippingAddress: null });
    expect(opened.shop.cart.state.get().cart).toMatchObject({ ...entered, contactPerson: null, shippingAddress: null });
  });

  it("[CART-5] [CART-17] is refused whole, and alone", async () => {
    const opened = await withMilk();
    const [refused, accepted] = [
      opened.shop.cart.choose({ couponCode: "REGI", contactPerson: entered.contactPerson }),
      opened.shop.cart.choose({ ageConfirmed: true }),
    ];
    expect(await rejection(refused)).toMatchObject({ _tag: "ValidationError" });
    await accepted;
    expect(opened.shop.cart.state.get().cart).toMatchObject({ couponCode: null, contactPerson: null, ageConfirmed: true });
    expect(texts(opened)[0]).toContain("Hiba történt a kosár frissítése közben: ");
  });

  it("[LINK-1] says what went wrong when a cart cannot be linked to an order", async () => {
    const opened = await withMilk();
    expect(await rejection(opened.shop.cart.choose({ linkedOrder }))).toMatchObject({ _tag: "ValidationError" });
    expect(texts(opened)[0]).toContain("Hiba történt a megrendelések összekapcsolása közben! ");
  });
});

describe("a cart that travels with an order", () => {
  const wireOrder = {
    id: linkedOrder.id,
    created_at: linkedOrder.createdAt,
    shipping_postcode: 8315,
    shipping_city: "Gyenesdiás",
    shipping_method: { id: "1", name: "Kamra", is_active: true, sort: 1, price_ranges: [] },
  };

  it("[CART-15] goes where the order goes", async () => {
    const opened = await withMilk();
    opened.network.use(answeringInstead(/"linked_order":null/g, `"linked_order":${JSON.stringify(wireOrder)}`));
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    const selection = { type: "delivery", deliveryType: "postcode", zip: "8315", city: "Gyenesdiás" };
    expect(opened.shop.delivery.selection.get()).toEqual(selection);
    expect(JSON.parse(opened.cookies.get("delivery_address") ?? "null")).toEqual(selection);
    await opened.rest();
    expect(opened.network.calls.at(-1)).toMatchObject({ operationName: "shippingMethods", variables: { postcode: 8315 } });
  });
});

describe("analytics", () => {
  it("[CART-6] hear of what the server has confirmed: more of a product, less of it", async () => {
    const heard: Array<AnalyticsEvent> = [];
    const opened = await kit.open({ analytics: [{ track: (event) => void heard.push(event) }] });
    opened.shop.analytics.decide("given");
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" ? () => Promise.resolve(new Response("Oops", { status: 500 })) : null,
    );
    await rejection(opened.shop.cart.setQuantity(kit.products.milk, two));
    await opened.rest();
    expect(heard).toMatchObject([
      { kind: "addedToCart", item: { name: "Tej 2,8% 1 l", quantity: 2, price: 399 } },
      { kind: "removedFromCart", item: { name: "Tej 2,8% 1 l", quantity: 1 } },
    ]);
  });
});

describe("what is wished of a line", () => {
  it("[CART-7] is confirmed to the shopper when a gift card's text and ribbon are saved", async () => {
    const opened = await kit.open();
    await opened.shop.cart.setQuantity(kit.products.cake, one);
    const additionalInformation = { giftCardText: "Isten éltessen, Éva!", ribbonColor: "piros" };
    await opened.shop.cart.setWishes(kit.products.cake.id, { additionalInformation });
    expect(opened.shop.cart.state.get().cart?.lines[0]).toMatchObject({ quantity: 1, additionalInformation });
    expect(opened.shop.notices.get()).toMatchObject([
      { kind: "success", text: "Az ajándékkártya szövegét és a masni színét sikeresen elmentettük!" },
    ]);
    await opened.shop.cart.setQuantity(kit.products.cake, two);
    expect((await kit.onServer(opened))?.lines[0]).toMatchObject({ quantity: 2, additionalInformation });
  });

  it("[CART-7] is not, when it cannot be saved", async () => {
    const opened = await withMilk();
    const additionalInformation = { giftCardText: "Isten éltessen!", ribbonColor: null };
    const saved = opened.shop.cart.setWishes(kit.products.milk.id, { additionalInformation });
    expect(await rejection(saved)).toMatchObject({ _tag: "ValidationError" });
    expect(opened.shop.notices.get()).toMatchObject([{ kind: "error" }]);
    expect(opened.shop.cart.state.get().lineErrors).toMatchObject({ [kit.products.milk.id]: { _tag: "ValidationError" } });
    expect(opened.shop.cart.state.get().cart?.lines[0]?.additionalInformation).toBeNull();
  });

  it("[SPEC-1] goes along with a quantity that waits, and nowhere when there is no line", async () => {
    const opened = await kit.open();
    const { ham } = kit.products;
    await opened.shop.cart.setWishes(ham.id, { sliced: true });
    expect(operations(opened)).not.toContain("updateCart");
    await Promise.all([
      opened.shop.cart.setQuantity(ham, one),
      opened.shop.cart.setWishes(ham.id, { sliced: true }),
      opened.shop.cart.setWishes(ham.id, { substitution: "CALL_ME" }),
    ]);
    expect(updates(opened)).toHaveLength(1);
    expect((await kit.onServer(opened))?.lines[0]).toMatchObject({ quantity: 1, sliced: true, substitution: "CALL_ME" });
  });
});

describe("a coupon", () => {
  const withFruitCoupon = async () => {
    const opened = await withMilk();
    await opened.shop.cart.setQuantity(kit.products.apple, one);
    await opened.shop.cart.choose({ couponCode: "GYUMOLCS" });
    expect(opened.shop.cart.state.get().cart?.discountPrice).not.toBeNull();
    return opened;
  };
  const asked = async (opened: Awaited<ReturnType<typeof withFruitCoupon>>) => {
    await opened.rest();
    const dialog = opened.shop.dialogs.open.get()?.dialog;
    if (dialog?.kind !== "couponLoss") throw new Error("Nothing is asked about the coupon");
    return dialog;
  };

  it("[CART-12] that would be lost with a product is asked about, and goes with it when the shopper agrees", async () => {
    const opened = await withFruitCoupon();
    const removed = opened.shop.cart.remove(kit.products.apple.id);
    const dialog = await asked(opened);
    expect(dialog.productName).toBe("Alma Golden");
    expect(quantities(opened)).toHaveProperty("Alma Golden");
    opened.shop.dialogs.answer(dialog, "removeCoupon");
    await opened.settled(removed);
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 2 });
    expect(opened.shop.cart.state.get().cart).toMatchObject({ couponCode: null, discountPrice: null });
    expect(texts(opened)).toEqual([]);
  });

  it("[CART-12] stays, with the product, when they do not", async () => {
    const opened = await withFruitCoupon();
    const removed = rejection(opened.shop.cart.remove(kit.products.apple.id));
    opened.shop.dialogs.answer(await asked(opened), null);
    expect(await removed).toMatchObject({ code: "DISCOUNT_CATEGORY" });
    expect(quantities(opened)).toHaveProperty("Alma Golden");
    expect(opened.shop.cart.state.get().cart?.couponCode).toBe("GYUMOLCS");
  });

  it("[CART-12] tells when it cannot be removed", async () => {
    const opened = await withFruitCoupon();
    const removed = rejection(opened.shop.cart.remove(kit.products.apple.id));
    const dialog = await asked(opened);
    opened.network.use(({ operationName }) =>
      operationName === "updateCart" ? () => Promise.resolve(new Response("Oops", { status: 500 })) : null,
    );
    opened.shop.dialogs.answer(dialog, "removeCoupon");
    expect(await opened.settled(removed)).toMatchObject({ _tag: "HttpStatusError" });
    expect(texts(opened)).toContain("Hiba történt a kuponkód törlése közben");
    expect(opened.shop.cart.state.get().cart?.couponCode).toBe("GYUMOLCS");
  });
});

describe("products that cannot be ordered", () => {
  it("[CART-11] are asked about once after an update, and removed when the shopper agrees", async () => {
    const opened = await withMilk();
    await opened.shop.cart.setQuantity(kit.products.cake, one);
    const setStatus = (status: "OUT_OF_STOCK" | "AVAILABLE") =>
      kit.backend.database.db.updateTable("products").set({ status }).where("id", "=", Number(kit.products.cake.id)).execute();
    await setStatus("OUT_OF_STOCK");
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    await setStatus("AVAILABLE");
    await opened.rest();
    const dialog = opened.shop.dialogs.open.get()?.dialog;
    expect(dialog).toMatchObject({ kind: "unavailableProducts", warnings: [{ productName: "Dobostorta" }] });
    if (dialog?.kind !== "unavailableProducts") return;
    opened.shop.dialogs.answer(dialog, "remove");
    await opened.rest();
    await opened.settled(opened.rest());
    expect(quantities(opened)).toEqual({ "Tej 2,8% 1 l": 1 });
    expect(texts(opened)).toEqual(["A nem rendelhető termékeket sikeresen eltávolítottuk!"]);
  });
});

describe("the panel with the cart", () => {
  it("[CART-13] [COOKIE-1] is open while something is in it, until the shopper says otherwise, which lasts", async () => {
    const opened = await kit.open();
    const { panel } = opened.shop.cart;
    expect(panel.get()).toBe(false);
    const added = opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(panel.get()).toBe(true);
    await added;
    opened.shop.cart.setPanel(false);
    expect(panel.get()).toBe(false);
    expect(opened.cookies.get("cart_opened")).toBe("false");
    const next = await kit.open({ cookies: opened.cookies });
    await next.shop.cart.refresh();
    expect(next.shop.cart.panel.get()).toBe(false);
    next.shop.cart.setPanel(true);
    expect(next.shop.cart.panel.get()).toBe(true);
  });
});

describe("the rules at both ends", () => {
  it("[CART-18] agree: nothing is reported", async () => {
    const opened = await kit.open();
    const all = Object.values(kit.products).filter(({ id }) => id !== kit.products.ended.id);
    await Promise.all(all.map((product) => opened.shop.cart.setQuantity(product, two)));
    expect(opened.shop.cart.state.get().disagreements).toEqual([]);
    expect(opened.log).toEqual([]);
  });

  it("[CART-18] do not, which is reported where it can be seen, and in the log", async () => {
    const opened = await kit.open();
    opened.network.use(answeringInstead(/"total_price":798\b/g, '"total_price":799'));
    await opened.shop.cart.setQuantity(kit.products.milk, two);
    const disagreements = [{ productId: kit.products.milk.id, part: "total", estimate: 798, answer: 799 }];
    expect(opened.shop.cart.state.get().disagreements).toEqual(disagreements);
    expect(opened.log).toMatchObject([
      { level: "error", message: "The server has answered otherwise than the rules here", details: [expect.any(String), disagreements] },
    ]);
    opened.network.use(() => null);
    await opened.shop.cart.setQuantity(kit.products.milk, one);
    expect(opened.shop.cart.state.get().disagreements).toEqual([]);
  });
});

describe("a new cart", () => {
  it("[NET-2] is made once, also when the answer was lost and it is tried again much later", async () => {
    const opened = await kit.open();
    const made = () => kit.backend.database.db.selectFrom("carts").select("id").execute();
    const before = (await made()).length;
    let lost = 0;
    opened.network.use(({ operationName }) =>
      operationName === "createCart" && (lost += 1) <= 6 ? async (send) => (await send(), offline(send)) : null,
    );
    await opened.settled(opened.shop.cart.setQuantity(kit.products.milk, one));
    expect(lost).toBeGreaterThan(6);
    expect(await made()).toHaveLength(before + 1);
  });
});
