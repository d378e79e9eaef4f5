import type { OrderData } from "./OrderData.ts";

/**
 * What a checkout begins with: nothing entered, addresses are to be kept.
 *
 * @rule ORDER-6
 */
export const noOrderData: OrderData = {
  contactPerson: null,
  shippingMethodId: null,
  shippingAddressId: null,
  shippingAddress: null,
  timeSlotId: null,
  postPoint: null,
  billingAddress: null,
  paymentMethodId: null,
  savedCardId: null,
  lyonessCardNumber: null,
  saveShippingAddress: true,
  saveBillingAddress: true,
};
