import { isEmptyAddress } from "../../address/isEmptyAddress.ts";
import { isValidSelection } from "../../delivery/rules/isValidSelection.ts";
import { missingShippingFields } from "../../delivery/rules/missingShippingFields.ts";
import { isBlank } from "../../form/isBlank.ts";
import { isEmail } from "../../form/isEmail.ts";
import type { CheckoutBlockerKind } from "../model/CheckoutBlocker.ts";
import type { CheckoutStep } from "../model/checkoutPaths.ts";
import type { CheckoutState } from "./checkoutState.ts";

/** A requirement, the step of the normal flow that meets it, and whether it is missing. */
export type Need = readonly [kind: CheckoutBlockerKind, step: CheckoutStep, isLacking: boolean];

/**
 * The requirements of each page from the steps before it.
 *
 * @rule CHK-3
 * @rule CHK-4
 */
export function pageNeeds({
  flow,
  cart,
  linkedOrder,
  selection,
  shippingMethod,
  contactPerson,
  shippingAddress,
  billingAddress,
  paymentMethod,
}: CheckoutState): ReadonlyArray<Need> {
  const isExpress = flow === "express";
  // The shopper does not enter the warehouse's address or a linked order's.
  const isEntered = !linkedOrder && selection?.type !== "personal";
  return [
    ["cart", "cart", !cart?.lines.length],
    ["selection", "cart", !isValidSelection(selection)],
    ["shippingMethod", "cart", !shippingMethod?.isAvailable || shippingMethod.problems.length > 0],
    [
      "contactPerson",
      "contact",
      !isExpress &&
        (!contactPerson ||
          !isEmail(contactPerson.email) ||
          [contactPerson.name, contactPerson.telephone].some(isBlank)),
    ],
    [
      "shippingAddress",
      "shipping",
      isEntered &&
        (!shippingAddress ||
          isEmptyAddress(shippingAddress) ||
          missingShippingFields(shippingAddress, { kind: shippingMethod?.kind ?? null }).length > 0),
    ],
    ["billingAddress", "billing", isExpress && !billingAddress],
    ["paymentMethod", "billing", !paymentMethod],
  ];
}
