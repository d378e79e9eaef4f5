import { newCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const hashFollowsContent: Check = {
  rule: "CART-2",
  promise: "A cart's hash differs when its content differs, and stays when it is only read",
  repair: "Compute the hash from what a shopper sees of the cart, not from the time and not as a constant",
  faults: async (backend) => {
    const id = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    const empty = await readCart(backend, id);
    await updateCart(backend, id, { products: [{ product_id, piece }] });
    const filled = await readCart(backend, id);
    const again = await readCart(backend, id);
    const [before, after, later] = [empty, filled, again].map((answer) => answer.at("cart", "hash"));
    return [
      ...(before === after ? [`the hash stayed ${String(after)} when a product was added`] : []),
      ...(after === later ? [] : [`two reads of one cart had the hashes ${String(after)} and ${String(later)}`]),
    ];
  },
};
