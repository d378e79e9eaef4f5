import { newCart, orderableProducts, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const couponsLowerThePrice: Check = {
  rule: "CART-19, TOTAL-6",
  promise: "A coupon lowers discount_price below total_price and leaves that as it was; emptying the cart clears it",
  repair: "Store the coupon with the cart, compute discount_price from the lines, and delete both with the last line",
  faults: async (backend) => {
    const coupon = backend.coupon();
    const cart = await newCart(backend);
    // Many, because a coupon may ask for a least amount.
    const products = (await orderableProducts(backend, 10)).map(({ id, piece }) => ({ product_id: id, piece }));
    await updateCart(backend, cart, { products, age_confirmed: true });
    const full = (await readCart(backend, cart)).at("cart", "total_price");
    const { codes } = await updateCart(backend, cart, { coupon_code: ` ${coupon.toLowerCase()} ` });
    const reduced = await readCart(backend, cart, "coupon_code discount_price");
    const [total, discount] = ["total_price", "discount_price"].map((field) => reduced.at("cart", field));
    await updateCart(backend, cart, { products: [] });
    const emptied = (await readCart(backend, cart, "coupon_code")).at("cart", "coupon_code");
    return [
      ...(codes.length === 0 ? [] : [`the coupon ${coupon} in small letters got the codes [${codes.join(", ")}]`]),
      ...(total === full ? [] : [`the coupon changed total_price from ${String(full)} to ${String(total)}`]),
      ...(typeof discount === "number" && discount < Number(total) && discount >= 0
        ? []
        : [`discount_price is ${String(discount)}, total_price ${String(total)}`]),
      ...((emptied ?? null) === null ? [] : ["an emptied cart still has its coupon"]),
    ];
  },
};
