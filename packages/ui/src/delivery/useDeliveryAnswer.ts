import { type DeliverySelection, isPostcode, postcodeFromInput, type ShippingAddress } from "@kamra/core/delivery";
import { deliveryAnswer } from "@kamra/core/dialogs";
import { useState } from "react";
import { useSettings } from "../settings/SettingsProvider.tsx";
import { knownPlaces } from "../field/knownPlaces.ts";
import type { PostcodeLookupState } from "../field/PostcodeLookupState.ts";
import { useSavedAddress } from "./useSavedAddress.ts";

/** What the answer on where the goods go is made from. */
export interface DeliveryAnswerOptions {
  /** The current choice. */
  readonly selection: DeliverySelection | null;
  /** The lookup of the postcode last passed to `onPostcodeChange`. */
  readonly lookup: PostcodeLookupState;
  /** What was typed so far, without what is no part of a postcode. */
  readonly onPostcodeChange: (postcode: string) => void;
  /** Whether goods can be fetched in the shop. */
  readonly isPickupAvailable: boolean;
  /** The user's saved addresses. */
  readonly savedAddresses: ReadonlyArray<ShippingAddress>;
}

/** The shopper's choice so far, and the resulting answer; null while incomplete. */
export function useDeliveryAnswer({
  selection,
  lookup,
  onPostcodeChange,
  isPickupAvailable,
  savedAddresses,
}: DeliveryAnswerOptions) {
  const settings = useSettings();
  const [wantedType, setWantedType] = useState(selection?.type ?? "delivery");
  const [postcode, setPostcode] = useState(selection?.type === "delivery" ? selection.zip : "");
  const [pickedCity, setPickedCity] = useState<string | null>(null);
  const saved = useSavedAddress(savedAddresses, { selection });
  const type = isPickupAvailable ? wantedType : "delivery";
  const places = isPostcode(postcode, settings) ? knownPlaces(postcode, { lookup, selection }) : [];
  const selectedCity = selection?.type === "delivery" && selection.zip === postcode ? selection.city : null;
  const answer = deliveryAnswer(
    {
      type: wantedType,
      deliveryType: saved.isMeant ? "savedAddress" : "postcode",
      postcode,
      city: pickedCity ?? selectedCity,
      addressId: saved.addressId,
    },
    { places, savedAddresses, isPickupAvailable },
  );

  const changePostcode = (text: string) => {
    const typed = postcodeFromInput(text, settings);
    setPostcode(typed);
    setPickedCity(null);
    onPostcodeChange(typed);
  };

  return { answer, type, chooseType: setWantedType, saved, postcode, changePostcode, places, pickCity: setPickedCity };
}
