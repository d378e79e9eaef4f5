import { smallSeedIds } from "@kamra/backend";
import type { Cart } from "@kamra/core/cart";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestShop } from "../backend/index.ts";
import { sequences } from "../runs.test.config.ts";
import { type CartKit, one, quantities, startCartKit, two } from "./cart.test.kit.ts";

let kit: CartKit;
beforeAll(async () => {
  kit = await startCartKit();
});
afterAll(() => kit.backend.close());

const { cake } = smallSeedIds;
const setCake = (status: "OUT_OF_STOCK" | "AVAILABLE") =>
  kit.backend.database.db.updateTable("products").set({ status }).where("id", "=", cake).execute();

/** What causes a question: about the coupon, the shopper's age, or a product that is sold out. */
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
};
type Question = keyof typeof deeds;

/** Answers the open question; its kind, or null without one. */
async function answer(opened: TestShop, isYes: boolean): Promise<Question | null> {
  const { dialogs } = opened.shop;
  await opened.rest();
  opened.clock.advance(100);
  const dialog = dialogs.open.get()?.dialog;
  if (dialog?.kind === "couponLoss") dialogs.answer(dialog, isYes ? "removeCoupon" : null);
  else if (dialog?.kind === "ageConfirmation") dialogs.answer(dialog, isYes ? "confirm" : null);
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

const scripts = fc.array(
  fc.record({
    deed: fc.constantFrom<Question>("couponLoss", "ageConfirmation", "unavailableProducts"),
    isYes: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
);

it("[SEAM-3] ∀ answers: no question leaves an error, and the cart is the server's", async () => {
  const answered = new Set<string>();
  await fc.assert(
    fc.asyncProperty(scripts, async (script) => {
      const opened = await kit.open({ saysToBeAdult: false });
      await opened.shop.cart.setQuantity(kit.products.milk, two);
      for (const { deed, isYes } of script) {
        const done = deeds[deed](opened);
        const kind = await answer(opened, isYes);
        await opened.settled(done);
        // A question about the warnings may follow the change that it is about.
        const later = kind ?? (await answer(opened, isYes));
        answered.add(`${later ?? "none"} ${isYes}`);
        expect(errorsOf(opened)).toEqual([]);
        if (!isYes && later === "couponLoss") expect(quantities(opened)).toHaveProperty("Alma Golden");
      }
      expect(opened.shop.dialogs.open.get()).toBeNull();
      expect(boughtIn(opened.shop.cart.state.get().cart)).toEqual(boughtIn(await kit.onServer(opened)));
    }),
    sequences,
  );
  for (const kind of Object.keys(deeds))
    for (const isYes of [true, false]) expect(answered).toContain(`${kind} ${isYes}`);
});
