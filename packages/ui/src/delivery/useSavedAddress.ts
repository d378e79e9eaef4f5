import type { DeliverySelection, ShippingAddress } from "@kamra/core/delivery";
import { useState } from "react";

interface SavedAddressChoice {
  /** Whether the goods go to a saved address, rather than to a postcode. */
  readonly isMeant: boolean;
  readonly addressId: string | null;
  readonly choose: (addressId: string) => void;
  readonly mean: (isMeant: boolean) => void;
}

/**
 * Which saved address the goods go to: the one that holds, else the default one. Who has none, or has picked a postcode, is not
 * asked for one first.
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
