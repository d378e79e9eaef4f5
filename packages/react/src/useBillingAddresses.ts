"use client";
import type { SessionState } from "@kamra/core";
import type { BillingAddress } from "@kamra/core/payment";
import { useSession } from "./useSession.ts";

const none: ReadonlyArray<BillingAddress> = [];
const addressesOf = ({ user }: SessionState): ReadonlyArray<BillingAddress> => user?.billingAddresses ?? none;

/** The billing addresses of the shopper's account, in the order in which they were saved; empty for a guest. */
export function useBillingAddresses(): ReadonlyArray<BillingAddress> {
  return useSession(addressesOf);
}
