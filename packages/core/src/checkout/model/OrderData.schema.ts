import * as Schema from "effect/Schema";
import { PostPoint } from "../../delivery/model/PostPoint.schema.ts";
import { ShippingAddress } from "../../address/ShippingAddress.schema.ts";
import { BillingAddress } from "../../payment/BillingAddress.schema.ts";
import { Price } from "../../product/Product.schema.ts";
import { ContactPerson } from "../../address/ContactPerson.schema.ts";
import type * as model from "./OrderData.ts";

/** On top of the cart's total. */
const Donation = Schema.Struct({ amount: Price, cause: Schema.String });

const Id = Schema.NullOr(Schema.NonEmptyString);

/** Schema of `OrderData`: the shopper's input during checkout; null where missing. */
export const OrderData = Schema.Struct({
  contactPerson: Schema.NullOr(ContactPerson),
  shippingMethodId: Id,
  shippingAddressId: Id,
  shippingAddress: Schema.NullOr(ShippingAddress),
  timeSlotId: Id,
  postPoint: Schema.NullOr(PostPoint),
  billingAddress: Schema.NullOr(BillingAddress),
  isBillingSame: Schema.optionalKey(Schema.Boolean),
  paymentMethodId: Id,
  savedCardId: Id,
  donation: Schema.NullOr(Donation),
  loyaltyCardNumber: Schema.NullOr(Schema.String),
  saveShippingAddress: Schema.Boolean,
  saveBillingAddress: Schema.Boolean,
}) satisfies { readonly Type: model.OrderData };
