import { newCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

const unknownProduct = { product_id: "999999999", piece: 1 };
const wrongContact = { contact_name: "Próba Panna", contact_email: "no address", contact_telephone: "36201234567" };

export const updatesAreWhole: Check = {
  rule: "CART-4, CART-17",
  promise: "An update with a part that is refused changes nothing of the cart",
  repair: "Make all changes of an update in one transaction, and roll it back for the first that is refused",
  faults: async (backend) => {
    const { id: product_id, piece } = await orderable(backend);
    const good = { product_id, piece };
    const updates = [
      ["a product that does not exist", { products: [good, unknownProduct] }],
      ["a wrong e-mail address", { products: [good], contact_data: wrongContact }],
    ] as const;
    const faults: Array<string> = [];
    for (const [what, update] of updates) {
      const id = await newCart(backend);
      const { codes } = await updateCart(backend, id, update);
      const cart = await readCart(backend, id);
      if (codes.length === 0) faults.push(`an update with a product and ${what} was not refused`);
      if (cart.at("cart", "cart_products", 0) !== undefined)
        faults.push(`an update with a product and ${what} put the product into the cart`);
    }
    return faults;
  },
};
