import { cartWeight, lineDeposit, linePrice } from "@kamra/core/cart";
import { currentPrice, huf } from "@kamra/core/product";
import { buyerOf } from "../coupon/Buyer.ts";
import { applyCoupon } from "../coupon/applyCoupon.ts";
import type { Context } from "../graphql/Context.ts";
import { findLinkedOrder } from "../order/findLinkedOrder.ts";
import { loadEmpties } from "../product/loadEmpties.ts";
import { loadPersonalPrices } from "../personal/loadPersonalPrices.ts";
import { priceFigures } from "../product/priceFigures.ts";
import { quantityFigures } from "../product/quantityFigures.ts";
import type { CartLineRow } from "./CartLineRow.ts";
import { loadCartLines } from "./loadCartLines.ts";
import { loadCartRow } from "./loadCartRow.ts";
import type { PricedCart, PricedLine } from "./PricedCart.ts";

function priceLine(
  row: CartLineRow,
  { empties, personalPrice, now }: Pick<PricedLine, "empties" | "personalPrice"> & { readonly now: Date },
): PricedLine {
  const quantities = quantityFigures(row.product, { empties });
  const figures = { ...priceFigures(row.product, { personalPrice }), ...quantities };
  return {
    ...row,
    empties,
    personalPrice,
    quantities,
    price: currentPrice(figures, { now }),
    total: linePrice(figures, { quantity: row.quantity, now }),
  };
}

/** The total price of lines, less the coupon, and their weight. */
function sumCart({ row, lines, coupon, linked }: Pick<PricedCart, "row" | "lines" | "coupon" | "linked">): PricedCart {
  const discount = coupon !== null && "discount" in coupon ? coupon.discount : null;
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  const deposit = lines.reduce((sum, { quantities, quantity }) => sum + lineDeposit(quantities, { quantity }), 0);
  return {
    row,
    lines,
    coupon,
    linked,
    total: huf(total),
    discounted: discount === null ? null : huf(total - discount),
    goods: huf(total - (discount ?? 0) - deposit),
    weight: cartWeight(lines.map(({ quantities, quantity }) => ({ product: quantities, quantity }))),
  };
}

/** The same cart without its coupon. */
export const withoutCoupon = (cart: PricedCart): PricedCart =>
  sumCart({ ...cart, row: { ...cart.row, coupon_code: null }, coupon: null });

/**
 * The cart with this id and its current prices, by core's rules; `null` when it does not exist. Three statements for
 * any number of lines, one more for a logged-in user, one or two for a coupon and two for a linked order.
 *
 * The purchases of a guest's contact address limit the coupon only with `tellsOfContact`: otherwise typing an address
 * would reveal them.
 *
 * Errors: Refusal INVALID_CART_ID for another user's cart, and for an ordered one.
 *
 * @rule CART-18, PRICE-2
 */
export async function priceCart(
  id: string,
  context: Pick<Context, "db" | "now" | "user">,
  { tellsOfContact = false }: { readonly tellsOfContact?: boolean } = {},
): Promise<PricedCart | null> {
  const { db, now, user } = context;
  const row = await loadCartRow(id, context);
  if (row === null) return null;
  const rows = await loadCartLines(db, id);
  const productIds = rows.map(({ product }) => product.id);
  const empties = await loadEmpties(db, productIds);
  const personalPrices = await loadPersonalPrices(productIds, context);
  const lines = rows.map((line) => {
    const { id: productId } = line.product;
    const personalPrice = personalPrices.get(productId) ?? null;
    return priceLine(line, { empties: empties.get(productId) ?? [], personalPrice, now });
  });
  const couponLines = lines.map(({ product, quantities, quantity, total }) => ({
    product_id: product.id,
    product: quantities,
    quantity,
    total,
  }));
  const buyer = buyerOf(user, { contactEmail: tellsOfContact ? row.contact_email : null });
  const coupon =
    row.coupon_code === null ? null : await applyCoupon(db, { code: row.coupon_code, lines: couponLines, buyer, now });
  return sumCart({ row, lines, coupon, linked: await findLinkedOrder(row.linked_order_id, context) });
}
