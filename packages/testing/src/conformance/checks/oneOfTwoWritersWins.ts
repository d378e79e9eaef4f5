import { newCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const oneOfTwoWritersWins: Check = {
  rule: "CART-16",
  promise: "Of two updates of one revision at the same time, one is made and the other is CART_CHANGED",
  repair: "Lock the cart's row, or write where the revision is still the one that was read",
  faults: async (backend) => {
    const id = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    const revision = Number((await readCart(backend, id)).at("cart", "revision"));
    const write = () => updateCart(backend, id, { revision, products: [{ product_id, piece }] });
    const answers = await Promise.all([write(), write()]);
    const made = answers.filter(({ codes }) => codes.length === 0).length;
    return made === 1 ? [] : [`${made} of two updates of revision ${revision} were made`];
  },
};
