import { currentPrice, huf, lowestValidQuantity, roundedProduct } from "@kamra/core/product";
import { newCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { type CheckedBackend, listOf, numberAt, valueAt } from "../CheckedBackend.ts";

/** So many products are tried, and so many times their least quantity is put into the cart. */
const sampled = 30;
const most = 5;

const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

async function soldProducts({ ask }: CheckedBackend): Promise<ReadonlyArray<unknown>> {
  const answer = await ask(
    `{ products(first: ${sampled}, filters: { productStatus: [AVAILABLE] }) { data {
      id name price special_price special_from_date special_to_date personal_discount_price
      default_quantity_minimum default_quantity_scale empties { price }
    } } }`,
  );
  return listOf(answer.at("products", "data"));
}

const amountAt = (product: unknown, field: string) => {
  const amount = numberAt(product, field);
  return Number.isNaN(amount) ? null : huf(amount);
};

const quantityOf = (product: unknown, times: number): number =>
  times *
  lowestValidQuantity({
    name: "",
    minimumQuantity: amountAtLeast(product, "default_quantity_minimum"),
    quantityStep: amountAtLeast(product, "default_quantity_scale"),
  });

function amountAtLeast(product: unknown, field: string): number {
  const amount = numberAt(product, field);
  return Number.isNaN(amount) ? 0 : amount;
}

/** What the rules say that a line of this product costs. */
function wantedLine(product: unknown, { piece, now }: { readonly piece: number; readonly now: Date }) {
  const price = currentPrice(
    {
      regularPrice: huf(numberAt(product, "price")),
      specialPrice: amountAt(product, "special_price"),
      specialFrom: text(valueAt(product, ["special_from_date"])),
      specialTo: text(valueAt(product, ["special_to_date"])),
      personalPrice: amountAt(product, "personal_discount_price"),
    },
    { now, timeZone: "Europe/Budapest" },
  );
  const deposit = listOf(valueAt(product, ["empties"])).reduce<number>((sum, each) => sum + numberAt(each, "price"), 0);
  return { price, total: roundedProduct(price, piece) + roundedProduct(deposit, piece) };
}

export const pricesFollowTheRules: Check = {
  rule: "PRICE-1, PRICE-3, CART-18",
  promise: "What a product costs in the cart follows from its own prices and their dates, in any quantity",
  repair: "Take the special price between its days in Europe/Budapest, else the personal, else the regular one",
  faults: async (backend) => {
    const products = await soldProducts(backend);
    const cart = await newCart(backend);
    const faults: Array<string> = [];
    for (const [index, product] of products.entries()) {
      const piece = Number(quantityOf(product, 1 + (index % most)).toFixed(5));
      const name = String(valueAt(product, ["name"]));
      const answer = await updateCart(backend, cart, {
        products: [{ product_id: String(valueAt(product, ["id"])), piece }],
      });
      // Stock and limits of a cart may refuse a quantity; that is no price.
      if (answer.codes.length > 0) continue;
      const line = listOf(answer.at("updateCart", "cart_products")).find(
        (each) => valueAt(each, ["product", "id"]) === valueAt(product, ["id"]),
      );
      const wanted = wantedLine(product, { piece, now: backend.now() });
      const [price, total] = [numberAt(line, "price"), numberAt(line, "total_price")];
      if (price !== wanted.price) faults.push(`${name} had the price ${price} instead of ${wanted.price}`);
      if (total !== wanted.total) faults.push(`${piece} of ${name} cost ${total} instead of ${wanted.total}`);
    }
    return products.length === 0 ? ["no product has the status AVAILABLE"] : faults;
  },
};
