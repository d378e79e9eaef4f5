"use client";
import type { SessionState } from "@kamra/core";
import type { ShippingAddress } from "@kamra/core/delivery";
import { useSession } from "./useSession.ts";

const none: ReadonlyArray<ShippingAddress> = [];
const addressesOf = ({ user }: SessionState): ReadonlyArray<ShippingAddress> => user?.shippingAddresses ?? none;

/** The shipping addresses of the shopper's account, in the order in which they were saved; empty for a guest. */
export function useShippingAddresses(): ReadonlyArray<ShippingAddress> {
  return useSession(addressesOf);
}
