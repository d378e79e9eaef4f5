import { newCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const wrongCouponsAreRefused: Check = {
  rule: "CART-19",
  promise: "A coupon that does not exist is VALIDATION_FAILED, and the update that names it changes nothing",
  repair: "Look the coupon up in the transaction that writes the cart, before anything else is written",
  faults: async (backend) => {
    const cart = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    const products = [{ product_id, piece }];
    const { codes } = await updateCart(backend, cart, { coupon_code: `NONE-${crypto.randomUUID()}`, products });
    const after = await readCart(backend, cart, "coupon_code");
    return [
      ...(codes.includes("VALIDATION_FAILED") ? [] : [`it got the codes [${codes.join(", ")}]`]),
      ...((after.at("cart", "coupon_code") ?? null) === null ? [] : ["the cart has the coupon"]),
      ...(after.at("cart", "cart_products", 0) === undefined ? [] : ["the update's products are in the cart"]),
    ];
  },
};
