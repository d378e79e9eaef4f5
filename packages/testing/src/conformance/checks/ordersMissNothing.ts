import { newCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { createOrder } from "../orders.ts";

export const ordersMissNothing: Check = {
  rule: "ORDER-4",
  promise: "A cart without contact, address or methods is VALIDATION_FAILED to order, and stays",
  repair: "Check what an order needs before it is made, and name each missing field in extensions.validation",
  faults: async (backend) => {
    const id = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    await updateCart(backend, id, { products: [{ product_id, piece }] });
    const { codes } = await createOrder(backend, id);
    const left = await readCart(backend, id);
    return [
      ...(codes.includes("VALIDATION_FAILED") ? [] : [`it got the codes [${codes.join(", ")}]`]),
      ...(left.at("cart", "cart_products", 0) === undefined ? ["its cart was empty afterwards"] : []),
    ];
  },
};
