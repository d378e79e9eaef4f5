import { newCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const oldRevisionIsRefused: Check = {
  rule: "CART-16",
  promise: "An update grows the revision; one of an older revision is CART_CHANGED and changes nothing",
  repair: "Compare input.revision with the cart's in the transaction that writes, and count it up with each update",
  faults: async (backend) => {
    const id = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    const revision = Number((await readCart(backend, id)).at("cart", "revision"));
    await updateCart(backend, id, { revision, products: [{ product_id, piece }] });
    const changed = Number((await readCart(backend, id)).at("cart", "revision"));
    const late = await updateCart(backend, id, { revision, products: [{ product_id, piece: 0 }] });
    const lines = (await readCart(backend, id)).at("cart", "cart_products", 0);
    return [
      ...(changed > revision ? [] : [`the revision went from ${revision} to ${changed}`]),
      ...(late.codes.includes("CART_CHANGED") ? [] : [`a late update got the codes [${late.codes.join(", ")}]`]),
      ...(lines === undefined ? ["a late update took a product out of the cart"] : []),
    ];
  },
};
