import * as Schema from "effect/Schema";
import { PostPoint } from "../../delivery/model/PostPoint.ts";
import { ShippingAddress } from "../../address/ShippingAddress.ts";
import { BillingAddress } from "../../payment/BillingAddress.ts";
import { Price } from "../../product/Product.ts";
import { ContactPerson } from "../../address/ContactPerson.ts";

/** On top of the cart's total. */
const Donation = Schema.Struct({ amount: Price, cause: Schema.String });

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
  /** Counts where a payment method is chosen (PAY-4). */
  donation: Schema.NullOr(Donation),
  lyonessCardNumber: Schema.NullOr(Schema.String),
  saveShippingAddress: Schema.Boolean,
  saveBillingAddress: Schema.Boolean,
});
export interface OrderData extends Schema.Schema.Type<typeof OrderData> {}
