import * as Schema from "effect/Schema";
import { PostPoint } from "../delivery/PostPoint.ts";
import { ShippingAddress } from "../address/ShippingAddress.ts";
import { BillingAddress } from "../payment/BillingAddress.ts";
import { ContactPerson } from "../address/ContactPerson.ts";

const Id = Schema.NullOr(Schema.NonEmptyString);

/** The shopper's input during checkout; null where missing. */
export const OrderData = Schema.Struct({
  contactPerson: Schema.NullOr(ContactPerson),
  /** The method that the shopper pressed; entered data never have it, it goes to the cart at once. */
  shippingMethodId: Id,
  /** Of a saved address. */
  shippingAddressId: Id,
  shippingAddress: Schema.NullOr(ShippingAddress),
  timeSlotId: Id,
  postPoint: Schema.NullOr(PostPoint),
  billingAddress: Schema.NullOr(BillingAddress),
  paymentMethodId: Id,
  savedCardId: Id,
  lyonessCardNumber: Schema.NullOr(Schema.String),
  saveShippingAddress: Schema.Boolean,
  saveBillingAddress: Schema.Boolean,
});
export interface OrderData extends Schema.Schema.Type<typeof OrderData> {}
