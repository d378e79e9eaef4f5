import { deliveryFee } from "../../delivery/rules/deliveryFee.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { paymentFee } from "../../payment/paymentFee.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import { huf, type Huf } from "../../product/amounts.ts";
import type { ProductQuantities } from "../../product/Product.ts";
import type { Cart } from "../model/Cart.ts";
import { lineDeposit } from "./lineDeposit.ts";

/** The parts of the price; they always add up to the total (TOTAL-6). */
export interface CartTotals {
  readonly goods: Huf;
  readonly deposit: Huf;
  /** Negative for a reduction. */
  readonly discount: Huf;
  readonly delivery: Huf;
  readonly cashOnDelivery: Huf;
  readonly boxing: Huf;
  readonly total: Huf;
}

/** The fields of a line that the totals need. */
export interface TotalledLine {
  readonly product: Pick<ProductQuantities, "deposits">;
  readonly quantity: number;
}

/** The fields of a cart that the totals need. */
export interface TotalledCart extends Pick<Cart, "totalPrice" | "discountPrice"> {
  readonly lines: ReadonlyArray<TotalledLine>;
}

/** The shopper's choices that fees depend on. Without a time slot the courier's fee is that of the method. */
export interface TotalsChoices {
  readonly shippingMethod: Pick<
    ShippingMethod,
    "kind" | "price" | "discountPrice" | "priceRanges" | "extraCost"
  > | null;
  readonly paymentMethod?: Pick<PaymentMethod, "kind" | "cost"> | null | undefined;
  readonly timeSlot?: { readonly price: Huf } | null | undefined;
}

/** The amounts of a cart whose deposit is known. */
export interface DepositedCart extends Pick<Cart, "totalPrice" | "discountPrice"> {
  readonly deposit: Huf;
  readonly lineCount: number;
}

const none = huf(0);
const nothing: CartTotals = {
  goods: none,
  deposit: none,
  discount: none,
  delivery: none,
  cashOnDelivery: none,
  boxing: none,
  total: none,
};

/**
 * The parts of the cart's price. They always add up to the total. An empty cart costs nothing, whatever is chosen.
 *
 * Units: whole forint, gross. Rounding: none but that of each line's deposit. Errors: RangeError for a quantity that
 * is not finite.
 *
 * @rule TOTAL-1
 * @rule TOTAL-6
 * @example cartTotals({ lines: [{ product: { deposits: [] }, quantity: 5 }], totalPrice: 5000, discountPrice: 4500 }, { shippingMethod: null }) // => { goods: 5000, deposit: 0, discount: -500, delivery: 0, cashOnDelivery: 0, boxing: 0, total: 4500 }
 */
export function cartTotals({ lines, totalPrice, discountPrice }: TotalledCart, chosen: TotalsChoices): CartTotals {
  let deposit = 0;
  for (const line of lines) deposit += lineDeposit(line.product, line);
  return breakdown({ totalPrice, discountPrice, deposit: huf(deposit), lineCount: lines.length }, chosen);
}

/**
 * `cartTotals` for callers that already know the deposit in the total price.
 *
 * `discount` is negative for a reduction; a discount price above the total price is used unchanged. The boxing fee is
 * the shipping method's extra cost; the payment method costs only when it is `cashOnDelivery` and there is something to pay.
 *
 * Units: whole forint, gross. Rounding: none. Errors: none.
 *
 * @rule TOTAL-1, TOTAL-2, TOTAL-3, TOTAL-6, ORDER-13
 * @example breakdown({ totalPrice: 1050, discountPrice: null, deposit: 50, lineCount: 1 }, { shippingMethod: null }) // => { goods: 1000, deposit: 50, discount: 0, delivery: 0, cashOnDelivery: 0, boxing: 0, total: 1050 }
 */
export function breakdown(
  { totalPrice, discountPrice, deposit, lineCount }: DepositedCart,
  { shippingMethod, paymentMethod = null, timeSlot = null }: TotalsChoices,
): CartTotals {
  if (lineCount === 0) return nothing;
  const payable = discountPrice ?? totalPrice;
  const delivery = deliveryFee(shippingMethod, { goods: huf(payable - deposit), timeSlot });
  const boxing = huf(shippingMethod?.extraCost ?? 0);
  const cashOnDelivery = paymentFee(paymentMethod, { due: huf(payable + delivery + boxing) });
  return {
    goods: huf(totalPrice - deposit),
    deposit,
    discount: huf(payable - totalPrice),
    delivery,
    cashOnDelivery,
    boxing,
    total: huf(payable + delivery + cashOnDelivery + boxing),
  };
}
