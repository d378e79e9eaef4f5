import { readCart, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { listOf, numberAt, valueAt } from "../CheckedBackend.ts";
import { courierCart, createOrder } from "../orders.ts";

const amounts = ["goods", "deposit", "discount", "delivery", "cash_on_delivery", "boxing", "donation"];
const sumOf = (rows: ReadonlyArray<unknown>, field: string) =>
  rows.reduce<number>((sum, row) => sum + numberAt(row, field), 0);

/** The lines by product, quantity and prices, as both a cart and an order have them. */
const linesOf = (rows: unknown, product: ReadonlyArray<string>) =>
  listOf(rows).map((row) =>
    [valueAt(row, product), ...["piece", "price", "total_price"].map((field) => numberAt(row, field))].join(" "),
  );

const differing = (name: string, seen: unknown, wanted: unknown) =>
  seen === wanted ? [] : [`${name} is ${String(seen)} instead of ${String(wanted)}`];

const chosen = `timetable_time_slot { price } payment_method { cost }
  shipping_method { discount_price extra_cost }`;

/** What the rules say of an order's amounts. */
function amountFaults(order: unknown): ReadonlyArray<string> {
  const lines = listOf(valueAt(order, ["order_products"]));
  const [goods, deposit, discount] = ["goods", "deposit", "discount"].map((name) => numberAt(order, `${name}_amount`));
  const fees = ["delivery", "cash_on_delivery", "boxing"].reduce(
    (sum, name) => sum + numberAt(order, `${name}_amount`),
    0,
  );
  return [
    ...differing(
      "total_amount",
      numberAt(order, "total_amount"),
      amounts.reduce((sum, name) => sum + numberAt(order, `${name}_amount`), 0),
    ),
    ...differing("the sum of the lines", sumOf(lines, "total_price"), Number(goods) + Number(deposit)),
    ...differing("the sum of the lines' deposits", sumOf(lines, "deposit_amount"), deposit),
    ...differing("the sum of the lines' discounts", sumOf(lines, "discount_amount"), discount),
    ...differing("the sum of the fees by VAT rate", sumOf(listOf(valueAt(order, ["fees"])), "amount"), fees),
    ...lines.flatMap((line) =>
      differing(
        "a line's paid_amount",
        numberAt(line, "paid_amount"),
        numberAt(line, "total_price") + numberAt(line, "discount_amount"),
      ),
    ),
  ];
}

export const ordersAgreeWithCarts: Check = {
  rule: "TOTAL-1, TOTAL-2, TOTAL-3, ORDER-12",
  promise:
    "An order has the lines and prices of its cart, the fees of what was chosen, and parts that add up to its total",
  repair: "Compute an order from the cart in one transaction, with the rules that the cart's totals follow",
  faults: async (backend) => {
    backend.requires("placesOrders");
    const id = await courierCart(backend);
    const cart = (await readCart(backend, id, chosen)).at("cart");
    const answer = await createOrder(backend, id);
    const order = answer.at("createOrder", "order");
    if (order === undefined) return [`an order was refused with the codes [${answer.codes.join(", ")}]`];
    const slot = numberAt(cart, "timetable_time_slot", "price");
    const most = numberAt(cart, "shipping_method", "discount_price");
    const wantedLines = linesOf(valueAt(cart, ["cart_products"]), ["product", "id"]).join("; ");
    const extra = numberAt(cart, "shipping_method", "extra_cost");
    const refused = await updateCart(backend, id, { products: [] });
    return [
      ...differing(
        "the order's lines",
        linesOf(valueAt(order, ["order_products"]), ["product_id"]).join("; "),
        wantedLines,
      ),
      ...amountFaults(order),
      ...differing(
        "delivery_amount",
        numberAt(order, "delivery_amount"),
        Number.isNaN(most) ? slot : Math.min(slot, most),
      ),
      ...differing("boxing_amount", numberAt(order, "boxing_amount"), Number.isNaN(extra) ? 0 : extra),
      ...differing(
        "cash_on_delivery_amount",
        numberAt(order, "cash_on_delivery_amount"),
        numberAt(cart, "payment_method", "cost"),
      ),
      ...(refused.codes.includes("INVALID_CART_ID")
        ? []
        : [`a cart that was ordered got the codes [${refused.codes.join(", ")}] for a change`]),
    ];
  },
};
