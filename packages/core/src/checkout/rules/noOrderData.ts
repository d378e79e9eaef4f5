import type { OrderData } from "../model/OrderData.ts";

/**
 * The initial data of a checkout: empty forms, and saving of addresses switched on.
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
  donation: null,
  loyaltyCardNumber: null,
  saveShippingAddress: true,
  saveBillingAddress: true,
};
