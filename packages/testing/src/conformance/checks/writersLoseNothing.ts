import { createCart, orderableProducts, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { listOf, valueAt } from "../CheckedBackend.ts";
import { loginAgain, twoUsers } from "../users.ts";

export const writersLoseNothing: Check = {
  rule: "CART-16",
  promise:
    "Two devices of a user that write at once lose nothing: who gets CART_CHANGED reads, writes again, and is heard",
  repair: "Change only the products that an update names, in the transaction that compares the revision",
  faults: async (backend) => {
    const { owner } = await twoUsers(backend);
    const devices = [owner, await loginAgain(backend, owner)];
    const id = String((await createCart(owner)).at("createCart", "id"));
    const products = await orderableProducts(backend, 4);
    const write = async (index: number, tries = 10): Promise<void> => {
      const device = devices[index % 2] ?? owner;
      const product = products[index];
      if (tries === 0 || product === undefined) return;
      const revision = Number((await readCart(device, id)).at("cart", "revision"));
      const { codes } = await updateCart(device, id, {
        revision,
        products: [{ product_id: product.id, piece: product.piece }],
      });
      if (codes.includes("CART_CHANGED")) await write(index, tries - 1);
    };
    await Promise.all(products.map((_product, index) => write(index)));
    const lines = listOf((await readCart(owner, id)).at("cart", "cart_products"));
    const inCart = new Set(lines.map((line) => valueAt(line, ["product", "id"])));
    const lost = products.filter((product) => !inCart.has(product.id));
    return lost.length === 0 ? [] : [`${lost.length} of ${products.length} products were lost`];
  },
};
