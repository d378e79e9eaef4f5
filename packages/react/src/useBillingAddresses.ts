"use client";
import type { SessionState } from "@kamra/core";
import type { BillingAddress } from "@kamra/core/payment";
import { useSession } from "./useSession.ts";

const none: ReadonlyArray<BillingAddress> = [];
const addressesOf = ({ user }: SessionState): ReadonlyArray<BillingAddress> => user?.billingAddresses ?? none;

/** Whom the shopper's account has invoices for, in the order in which it was saved; none for a guest. */
export function useBillingAddresses(): ReadonlyArray<BillingAddress> {
  return useSession(addressesOf);
}
