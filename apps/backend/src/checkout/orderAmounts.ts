import { cartTotals } from "@kamra/core/cart";
import { huf } from "@kamra/core/product";
import type { PricedCart } from "../cart/PricedCart.ts";
import { kindOfShipping } from "../delivery/kindOfShipping.ts";
import type { ShippingOffer } from "../delivery/offerShippingMethods.ts";
import type { PaymentOffer } from "../payment/offerPaymentMethods.ts";
import type { OrderAmounts } from "../database/tables/OrderTables.ts";

interface Chosen {
  readonly shipping: ShippingOffer;
  /** `null` before its fee is counted. */
  readonly payment: PaymentOffer | null;
  readonly timeSlot: { readonly price: number } | null;
  readonly donation: number;
}

/**
 * The parts of an order's price, in whole forint.
 *
 * @rule TOTAL-1, TOTAL-2, TOTAL-3, TOTAL-6
 */
export function orderAmounts(cart: PricedCart, { shipping, payment, timeSlot, donation }: Chosen): OrderAmounts {
  const { method, discountPrice, priceRanges } = shipping;
  const shippingMethod = {
    kind: kindOfShipping(method.id),
    price: huf(method.price),
    discountPrice: discountPrice === null ? null : huf(discountPrice),
    priceRanges: priceRanges.map(({ from, price }) => ({ from: huf(from), price: huf(price) })),
    extraCost: method.extra_cost === null ? null : huf(method.extra_cost),
  };
  const totals = cartTotals(
    {
      lines: cart.lines.map(({ quantities, quantity }) => ({ product: quantities, quantity })),
      totalPrice: cart.total,
      discountPrice: cart.discounted,
    },
    {
      shippingMethod,
      paymentMethod: payment && { kind: payment.kind, cost: huf(payment.method.cost) },
      timeSlot: timeSlot && { price: huf(timeSlot.price) },
    },
  );
  return {
    goods_amount: totals.goods,
    deposit_amount: totals.deposit,
    discount_amount: totals.discount,
    delivery_amount: totals.delivery,
    cash_on_delivery_amount: totals.cashOnDelivery,
    boxing_amount: totals.boxing,
    donation_amount: donation,
    total_amount: totals.total + donation,
  };
}
