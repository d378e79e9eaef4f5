import { createCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { twoUsers } from "../users.ts";

export const cartsAreOwned: Check = {
  rule: "CART-1",
  promise: "A user's cart can neither be read nor changed by another user or by a guest who knows its id",
  repair: "Find a cart by its id and its owner together, and answer INVALID_CART_ID as for an id that does not exist",
  faults: async (backend) => {
    const { owner, other } = await twoUsers(backend);
    const id = String((await createCart(owner)).at("createCart", "id"));
    const { id: product_id, piece } = await orderable(backend);
    await updateCart(owner, id, { products: [{ product_id, piece }] });
    const faults: Array<string> = [];
    for (const [name, asker] of [["another user", other] as const, ["a guest", backend] as const]) {
      const read = await readCart(asker, id);
      if (read.at("cart", "id") !== undefined) faults.push(`${name} read the cart of a user`);
      else if (!read.codes.includes("INVALID_CART_ID"))
        faults.push(`${name} got the codes [${read.codes.join(", ")}] for the cart of a user`);
      await updateCart(asker, id, { products: [{ product_id, piece: 0 }] });
      if ((await readCart(owner, id)).at("cart", "cart_products", 0) === undefined)
        faults.push(`${name} emptied the cart of a user`);
    }
    return faults;
  },
};
