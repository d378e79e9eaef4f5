import type { DeliverySelection, ShippingAddress } from "@kamra/core/delivery";
import { useState } from "react";

export interface SavedAddressChoice {
  /** Whether the delivery goes to a saved address instead of a postcode. */
  readonly isMeant: boolean;
  readonly addressId: string | null;
  readonly choose: (addressId: string) => void;
  readonly mean: (isMeant: boolean) => void;
}

/**
 * The saved delivery address: the current one, else the default. Not used without addresses, or when a postcode is
 * chosen.
 *
 * @rule ADDR-11
 */
export function useSavedAddress(
  addresses: ReadonlyArray<ShippingAddress>,
  { selection }: { readonly selection: DeliverySelection | null },
): SavedAddressChoice {
  const held = selection?.type === "delivery" && selection.deliveryType === "savedAddress" ? selection.addressId : null;
  const preferred = addresses.find(({ isDefault }) => isDefault) ?? addresses[0];
  const [chosen, setChosen] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(selection?.type !== "delivery" || held !== null);
  const known = addresses.find(({ id }) => id === (chosen ?? held)) ?? preferred;
  return {
    isMeant: isWanted && addresses.length > 0,
    addressId: known?.id ?? null,
    choose: setChosen,
    mean: setIsWanted,
  };
}
