import { smallSeedIds } from "@kamra/backend";
import type { Cart } from "@kamra/core/cart";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { type Browser, browserWith, openCheckout, password, readyCart } from "../checkout/checkout.test.kit.ts";
import { sequences } from "../runs.test.config.ts";
import { type CartKit, now, one, quantities, startCartKit, texts, two } from "./cart.test.kit.ts";

let kit: CartKit;
/** Of a user with an order on its way, that a cart can be linked to. */
let browser: Browser;
beforeAll(async () => {
  kit = await startCartKit();
  browser = browserWith(await readyCart(kit.backend));
  const { shop } = await openCheckout(browser, { fetch: kit.backend.fetch, now });
  expect(await shop.checkout.place({ password })).toMatchObject({ phase: "placed" });
  expect(shop.session.state.get().isLoggedIn).toBe(true);
  shop.dispose();
});
afterAll(() => kit.backend.close());

const { cake } = smallSeedIds;
const setCake = (status: "OUT_OF_STOCK" | "AVAILABLE") =>
  kit.backend.database.db.updateTable("products").set({ status }).where("id", "=", cake).execute();

/** What causes a question: about the coupon, the shopper's age, a product that is sold out, the place, or the order on its way. */
const deeds = {
  couponLoss: async ({ shop }: TestShop) => {
    await shop.cart.setQuantity(kit.products.apple, one);
    await shop.cart.choose({ couponCode: "GYUMOLCS" });
    return shop.cart.remove(kit.products.apple.id);
  },
  ageConfirmation: ({ shop }: TestShop) => shop.cart.setQuantity(kit.products.beer, one),
  unavailableProducts: async ({ shop }: TestShop) => {
    await shop.cart.setQuantity(kit.products.cake, one);
    await setCake("OUT_OF_STOCK");
    await shop.cart.setQuantity(kit.products.milk, one);
    await setCake("AVAILABLE");
  },
  place: async ({ shop }: TestShop) => {
    await shop.cart.remove(kit.products.ham.id);
    await shop.delivery.clear();
    await shop.cart.setQuantity(kit.products.ham, one);
  },
  linkOrders: ({ shop }: TestShop) => shop.checkout.refresh(),
};
type Question = keyof typeof deeds;

/** Goods need a place in any case: who declined to name one does so before the next deed. */
async function answerPlace({ shop, rest }: TestShop, isYes: boolean): Promise<"place"> {
  if (isYes) await shop.delivery.select({ type: "personal" });
  else shop.delivery.cancelPicker();
  await rest();
  return "place";
}

/** Answers the open question; its kind, or null without one. */
async function answer(opened: TestShop, isYes: boolean): Promise<Question | null> {
  const { delivery, dialogs } = opened.shop;
  await opened.rest();
  opened.clock.advance(100);
  if (delivery.request.get().open) return await answerPlace(opened, isYes);
  const dialog = dialogs.open.get()?.dialog;
  if (dialog?.kind === "couponLoss") dialogs.answer(dialog, isYes ? "removeCoupon" : null);
  else if (dialog?.kind === "ageConfirmation") dialogs.answer(dialog, isYes ? "confirm" : null);
  else if (dialog?.kind === "linkOrders") dialogs.answer(dialog, isYes ? dialog.preselected : null);
  else if (dialog?.kind === "unavailableProducts") dialogs.answer(dialog, isYes ? "remove" : null);
  else return null;
  await opened.settled(opened.rest());
  return dialog.kind;
}

const errorsOf = ({ shop }: TestShop) => [
  ...shop.notices.get().filter(({ kind }) => kind === "error"),
  ...Object.values(shop.cart.state.get().lineErrors),
];

/** The stock changes after the answers, and with it a product's status. */
const boughtIn = (cart: Cart | null) => [
  cart?.couponCode,
  cart?.ageConfirmed,
  cart?.lines.map(({ product, quantity }) => [product.id, quantity]),
];

const questions = ["couponLoss", "ageConfirmation", "unavailableProducts", "place", "linkOrders"] satisfies Question[];
const scripts = fc.array(fc.record({ deed: fc.constantFrom<Question>(...questions), isYes: fc.boolean() }), {
  minLength: 1,
  maxLength: 5,
});
/** Each question with each answer, whatever chance brings. */
const all = [true, false].map((isYes): [{ deed: Question; isYes: boolean }[]] => [
  questions.map((deed) => ({ deed, isYes })),
]);

it("[SEAM-3] ∀ answers: no question leaves an error, a no is told nothing, and the cart is the server's", async () => {
  const answered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(scripts, async (script) => {
      await kit.backend.database.db.deleteFrom("carts").where("ordered_at", "is", null).execute();
      const opened = await kit.open({ ...browser, saysToBeAdult: false });
      await opened.shop.cart.setQuantity(kit.products.milk, two);
      for (const { deed, isYes } of script) {
        if (opened.shop.delivery.selection.get() === null) await opened.shop.delivery.select({ type: "personal" });
        const toldBefore = texts(opened);
        const done = deeds[deed](opened);
        const kind = await answer(opened, isYes);
        await opened.settled<unknown>(done);
        // A question about the warnings may follow the change that it is about.
        const later = kind ?? (await answer(opened, isYes));
        answered.add(`${later ?? "none"} ${isYes}`);
        expect(errorsOf(opened)).toEqual([]);
        if (!isYes) expect(texts(opened)).toEqual(toldBefore);
        if (!isYes && later === "couponLoss") expect(quantities(opened)).toHaveProperty("Alma Golden");
        if (later === "place") expect(kit.products.ham.name in quantities(opened)).toBe(isYes);
        if (later === "linkOrders") expect(opened.shop.cart.state.get().cart?.linkedOrder === null).toBe(!isYes);
      }
      expect(opened.shop.dialogs.open.get()).toBeNull();
      expect(boughtIn(opened.shop.cart.state.get().cart)).toEqual(boughtIn(await kit.onServer(opened)));
      opened.shop.dispose();
    }),
    { ...sequences, examples: all },
  );
  for (const kind of Object.keys(deeds))
    for (const isYes of [true, false]) expect(answered).toContain(`${kind} ${isYes}`);
});
