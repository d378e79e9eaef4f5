"use client";
import type { SessionState } from "@kamra/core";
import type { ShippingAddress } from "@kamra/core/delivery";
import { useSession } from "./useSession.ts";

const none: ReadonlyArray<ShippingAddress> = [];
const addressesOf = ({ user }: SessionState): ReadonlyArray<ShippingAddress> => user?.shippingAddresses ?? none;

/** Where the shopper's account delivers to, in the order in which it was saved; none for a guest. */
export function useShippingAddresses(): ReadonlyArray<ShippingAddress> {
  return useSession(addressesOf);
}
