export type { Address } from "./Address.ts";
export { type AddressDisplay, addressDisplay, type AddressView } from "./addressDisplay.ts";
export { addressText } from "./addressText.ts";
export { bestAvailableShippingMethod } from "./bestAvailableShippingMethod.ts";
export { cashOnDeliveryMessage } from "./cashOnDeliveryMessage.ts";
export { checkoutPostcode } from "./checkoutPostcode.ts";
export { defaultShippingAddress } from "./defaultShippingAddress.ts";
export { deliveryFee } from "./deliveryFee.ts";
export { deliveryPriceLabel } from "./deliveryPriceLabel.ts";
export type { DeliveryRequest } from "./DeliveryRequest.ts";
export type { DeliverySelection } from "./DeliverySelection.ts";
export type { Destination } from "./Destination.ts";
export { digitsOf } from "./digitsOf.ts";
export { displaySelection } from "./displaySelection.ts";
export {
  explainShippingPreference,
  type ShippingPreference,
  type ShippingPreferenceReason,
} from "./explainShippingPreference.ts";
export { freeDeliveryFrom } from "./freeDeliveryFrom.ts";
export { isEmptyAddress } from "./isEmptyAddress.ts";
export { isPostcode } from "./isPostcode.ts";
export { isValidSelection } from "./isValidSelection.ts";
export { missingShippingFields, type ShippingField } from "./missingShippingFields.ts";
export { newAddress } from "./newAddress.ts";
export { pickupAddress } from "./pickupAddress.ts";
export type { Place } from "./Place.ts";
export type { PostcodeLookup } from "./PostcodeLookup.ts";
export { postcodeReadiness, type PostcodeReadiness } from "./postcodeReadiness.ts";
export type { PostPoint } from "./PostPoint.ts";
export { preferredShippingMethod } from "./preferredShippingMethod.ts";
export type { ShippingAddress } from "./ShippingAddress.ts";
export { shippingAddressInput } from "./shippingAddressInput.ts";
export { shippingKindOf, shippingMethodIds } from "./shippingKindOf.ts";
export type { ShippingKind, ShippingMethod, ShippingProblem } from "./ShippingMethod.ts";
export { shippingProblems } from "./shippingProblems.ts";
export { shippingProblemText, shortShippingProblemText } from "./shippingProblemText.ts";
export { startSelection } from "./startSelection.ts";
export { deliveryTexts, type DeliveryTexts, type KnownShippingProblem } from "./text.hu.ts";
export type { TimeRange, TimeSlot } from "./TimeSlot.ts";
export { type TimeSlotHold, timeSlotHold } from "./timeSlotHold.ts";
export { type TimeSlotRefusal, timeSlotRefusals } from "./timeSlotRefusals.ts";
export { type TimeSlotDay, timeSlotsByDay } from "./timeSlotsByDay.ts";
