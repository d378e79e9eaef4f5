export type { Address } from "../address/Address.ts";
export { type AddressDisplay, addressDisplay, type AddressView } from "./addressDisplay.ts";
export { addressText } from "../address/addressText.ts";
export { bestAvailableShippingMethod } from "./bestAvailableShippingMethod.ts";
export { cashOnDeliveryMessage } from "./cashOnDeliveryMessage.ts";
export { checkoutPostcode } from "./checkoutPostcode.ts";
export { defaultShippingAddress } from "./defaultShippingAddress.ts";
export { deliveryFee } from "./deliveryFee.ts";
export { deliveryPriceLabel } from "./deliveryPriceLabel.ts";
export type { DeliveryRequest } from "./DeliveryRequest.ts";
export type { DeliverySelection } from "./DeliverySelection.ts";
export type { Destination } from "../address/Destination.ts";
export { digitsOf } from "./digitsOf.ts";
export { displaySelection } from "./displaySelection.ts";
export { type EffectiveMethod, effectiveMethod } from "./effectiveMethod.ts";
export {
  explainShippingPreference,
  type ShippingPreference,
  type ShippingPreferenceReason,
} from "./explainShippingPreference.ts";
export { freeDeliveryFrom } from "./freeDeliveryFrom.ts";
export { isEmptyAddress } from "../address/isEmptyAddress.ts";
export { isPostcode } from "../address/isPostcode.ts";
export { isValidSelection } from "./isValidSelection.ts";
export { missingShippingFields, type ShippingField } from "./missingShippingFields.ts";
export { newAddress } from "../address/newAddress.ts";
export { parcelPlace } from "./parcelPlace.ts";
export { pickupAddress } from "../address/pickupAddress.ts";
export type { Place } from "../address/Place.ts";
export type { PostcodeLookup } from "./PostcodeLookup.ts";
export { postcodeReadiness, type PostcodeReadiness } from "./postcodeReadiness.ts";
export type { PostPoint } from "./PostPoint.ts";
export { postPointText } from "./postPointText.ts";
export { preferredShippingMethod } from "./preferredShippingMethod.ts";
export { type MethodChoice, pressedMethod } from "./pressedMethod.ts";
export type { ShippingAddress } from "../address/ShippingAddress.ts";
export { shippingAddressInput } from "../address/shippingAddressInput.ts";
export { shippingKindOf } from "../shipping/shippingKindOf.ts";
export { type ShippingKind, shippingKinds, shippingTraits } from "../shipping/shippingKinds.ts";
export type { ShippingMethod, ShippingProblem } from "./ShippingMethod.ts";
export { shippingProblems } from "./shippingProblems.ts";
export { shippingProblemText, shortShippingProblemText } from "./shippingProblemText.ts";
export { startSelection } from "./startSelection.ts";
export { takesEmptiesBack } from "./takesEmptiesBack.ts";
export { deliveryTexts, type DeliveryTexts, type KnownShippingProblem } from "./text.hu.ts";
export type { TimeRange, TimeSlot } from "./TimeSlot.ts";
export { type TimeSlotHold, timeSlotHold } from "./timeSlotHold.ts";
export { type TimeSlotRefusal, timeSlotRefusals } from "./timeSlotRefusals.ts";
export { type TimeSlotDay, timeSlotsByDay } from "./timeSlotsByDay.ts";
