import * as Schema from "effect/Schema";
import { Price } from "../product/Product.ts";
import { paymentKinds } from "./paymentKindOf.ts";

/** A way of paying, and what it costs. */
export const PaymentMethod = Schema.Struct({
  id: Schema.NonEmptyString,
  /** By id; `null` for one that this version does not know. */
  kind: Schema.NullOr(Schema.Literals(paymentKinds)),
  name: Schema.String,
  isAvailable: Schema.Boolean,
  cost: Schema.NullOr(Price),
  shortDescription: Schema.NullOr(Schema.String),
  /** What stands in place of the short description when the post delivers; only cash on delivery has it. */
  shortDescriptionMplType: Schema.NullOr(Schema.String),
});
export interface PaymentMethod extends Schema.Schema.Type<typeof PaymentMethod> {}
