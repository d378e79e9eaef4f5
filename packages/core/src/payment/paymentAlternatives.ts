import { huf, type Huf } from "../product/amounts.ts";
import { type Due, paymentFee } from "./paymentFee.ts";
import { paymentTraits } from "./paymentKinds.ts";
import { type LimitedMethod, paymentLimit } from "./paymentLimit.ts";
import type { PaymentMethod } from "./PaymentMethod.ts";

/** A payment method that can take the place of a refused one, and what the order then costs. */
export interface MethodInstead<Method> {
  readonly method: Method;
  /** Its fee, part of the total. */
  readonly fee: Huf;
  readonly total: Huf;
}

/**
 * The offered methods that can take the place of a refused one: others that fit the amount. A saved card is none, because it would
 * have to be chosen first; it can be typed in at its provider.
 *
 * Units: whole forint, gross. Rounding: none. Errors: none.
 *
 * @rule PAY-5
 * @example paymentAlternatives([{ id: "2", kind: "cashOnDelivery", cost: 390, minAmount: null, maxAmount: null }], { refusedId: "3", due: 5000 }) // => [{ method: { id: "2", kind: "cashOnDelivery", cost: 390, minAmount: null, maxAmount: null }, fee: 390, total: 5390 }]
 */
export function paymentAlternatives<Method extends LimitedMethod & Pick<PaymentMethod, "id">>(
  offered: ReadonlyArray<Method>,
  { refusedId, due, donation = huf(0) }: Due & { readonly refusedId: string },
): ReadonlyArray<MethodInstead<Method>> {
  return offered
    .filter((method) => {
      const traits = paymentTraits(method);
      const isFit = paymentLimit(method, { due, donation }) === null;
      return method.id !== refusedId && traits !== null && traits.needs !== "savedCard" && isFit;
    })
    .map((method) => {
      const fee = paymentFee(method, { due });
      return { method, fee, total: huf(due + fee + donation) };
    });
}
