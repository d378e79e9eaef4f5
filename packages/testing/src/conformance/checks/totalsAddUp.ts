import { roundedProduct } from "@kamra/core/product";
import { newCart, orderable, readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { listOf, valueAt } from "../CheckedBackend.ts";

export const totalsAddUp: Check = {
  rule: "CART-18",
  promise: "A line costs round(price × piece) and its deposits, and the cart's total is the sum of its lines",
  repair: "Round each line once, halves up, and add up the rounded lines",
  faults: async (backend) => {
    const id = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    await updateCart(backend, id, { products: [{ product_id, piece: 3 * piece }] });
    const cart = await readCart(backend, id);
    const lines = listOf(cart.at("cart", "cart_products"));
    const number = (line: unknown, ...path: ReadonlyArray<string>) => Number(valueAt(line, path));
    const wanted = lines.map((line) => {
      const deposit = listOf(valueAt(line, ["product", "empties"])).reduce<number>(
        (sum, empty) => sum + number(empty, "price"),
        0,
      );
      const ordered = number(line, "piece");
      return roundedProduct(number(line, "price"), ordered) + roundedProduct(deposit, ordered);
    });
    const sum = lines.reduce<number>((total, line) => total + number(line, "total_price"), 0);
    return [
      ...(lines.length === 1 ? [] : [`a cart of one product had ${lines.length} lines`]),
      ...lines.flatMap((line, index) =>
        number(line, "total_price") === wanted[index]
          ? []
          : [`a line had the total ${number(line, "total_price")} instead of ${wanted[index] ?? 0}`],
      ),
      ...(cart.at("cart", "total_price") === sum
        ? []
        : [`the cart had the total ${String(cart.at("cart", "total_price"))}, its lines ${sum}`]),
    ];
  },
};
