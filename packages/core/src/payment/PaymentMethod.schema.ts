import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { Price } from "../product/Product.schema.ts";
import { paymentKinds } from "./paymentKinds.ts";
import type * as model from "./PaymentMethod.ts";

/** Schema of `PaymentKind`: a payment method of this version, without the shop's id. */
export const PaymentKind = Schema.Literals(Struct.keys(paymentKinds)) satisfies { readonly Type: model.PaymentKind };

/** Schema of `PaymentMethod`: a payment method and its fee. */
export const PaymentMethod = Schema.Struct({
  id: Schema.NonEmptyString,
  kind: Schema.NullOr(PaymentKind),
  name: Schema.String,
  isAvailable: Schema.Boolean,
  cost: Schema.NullOr(Price),
  minAmount: Schema.NullOr(Price),
  maxAmount: Schema.NullOr(Price),
  shortDescription: Schema.NullOr(Schema.String),
  postalDescription: Schema.NullOr(Schema.String),
}) satisfies { readonly Type: model.PaymentMethod };
