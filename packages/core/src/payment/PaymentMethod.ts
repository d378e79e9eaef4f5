import * as Schema from "effect/Schema";
import { Price } from "../product/Product.ts";

/** The ways to pay that this version knows; a newer server's are kept as they came. */
const kinds = ["bankTransfer", "cashOnDelivery", "simple", "borgun", "savedCard"] as const;
export const PaymentKind = Schema.Union([Schema.Literals(kinds), Schema.StringForLiteralAutocomplete]);
export type PaymentKind = typeof PaymentKind.Type;

export const PaymentMethod = Schema.Struct({
  id: Schema.NonEmptyString,
  kind: PaymentKind,
  name: Schema.String,
  isAvailable: Schema.Boolean,
  cost: Schema.NullOr(Price),
  shortDescription: Schema.NullOr(Schema.String),
  /** What stands in place of the short description when the post delivers; only cash on delivery has it. */
  shortDescriptionMplType: Schema.NullOr(Schema.String),
});
export interface PaymentMethod extends Schema.Schema.Type<typeof PaymentMethod> {}
