import { newCart, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const errorCodes: Check = {
  rule: "NET-8",
  promise: "A wrong cart id is INVALID_CART_ID, an unknown product PRODUCT_NOT_FOUND",
  repair: "Give each error the extensions.code that the contract's ErrorCode names for it",
  faults: async (backend) => {
    const wrongId = (await readCart(backend, "no cart")).codes;
    const unknown = (
      await updateCart(backend, await newCart(backend), { products: [{ product_id: "999999999", piece: 1 }] })
    ).codes;
    return [
      ...(wrongId.includes("INVALID_CART_ID") ? [] : [`the cart id "no cart" got the codes [${wrongId.join(", ")}]`]),
      ...(unknown.includes("PRODUCT_NOT_FOUND") ? [] : [`an unknown product got the codes [${unknown.join(", ")}]`]),
    ];
  },
};
