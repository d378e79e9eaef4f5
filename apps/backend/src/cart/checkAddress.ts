import { isPostcode } from "@kamra/core/delivery";
import type { CartShippingAddressInput } from "../generated/resolvers.ts";
import { Refusal } from "../graphql/Refusal.ts";
import { cartTexts } from "./text.hu.ts";

const longestField = 500;

/** Errors: Refusal VALIDATION_FAILED, by field, for an address that no parcel could go to. */
export function checkAddress(address: CartShippingAddressInput): CartShippingAddressInput {
  const tooLong = Object.entries(address).filter(([, value]) => typeof value === "string" && value.length > longestField);
  const validation = {
    ...Object.fromEntries(tooLong.map(([field]) => [`shipping_address.${field}`, [cartTexts.tooLong(longestField)]])),
    ...(!isPostcode(String(address.postcode)) && { "shipping_address.postcode": [cartTexts.postcode] }),
    ...(address.city.trim() === "" && { "shipping_address.city": [cartTexts.required] }),
  };
  if (Object.keys(validation).length > 0) throw new Refusal("VALIDATION_FAILED", { message: "The address is refused", validation });
  return address;
}
