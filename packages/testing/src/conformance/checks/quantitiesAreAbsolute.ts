import { newCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const quantitiesAreAbsolute: Check = {
  rule: "CART-4",
  promise: "A quantity is what the cart has afterwards, not what is added; 0 takes the product out",
  repair: "Set the line to input.products[].piece, and delete it at 0",
  faults: async (backend) => {
    const id = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    const write = (wanted: number) => updateCart(backend, id, { products: [{ product_id, piece: wanted }] });
    await write(piece);
    await write(piece);
    const twice = (await readCart(backend, id)).at("cart", "cart_products", 0, "piece");
    await write(0);
    const left = (await readCart(backend, id)).at("cart", "cart_products", 0, "piece");
    return [
      ...(twice === piece ? [] : [`two updates to ${piece} left ${String(twice)}`]),
      ...(left === undefined ? [] : ["after an update to 0 the product was still in the cart"]),
    ];
  },
};
