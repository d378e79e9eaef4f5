import * as Schema from "effect/Schema";
import * as Struct from "effect/Struct";
import { Price } from "../product/Product.ts";
import { paymentKinds } from "./paymentKinds.ts";

/** The payment kinds. */
export const PaymentKind = Schema.Literals(Struct.keys(paymentKinds));
export type PaymentKind = typeof PaymentKind.Type;

/** A payment method and its fee. */
export const PaymentMethod = Schema.Struct({
  id: Schema.NonEmptyString,
  /** By id; `null` for one that this version does not know. */
  kind: Schema.NullOr(PaymentKind),
  name: Schema.String,
  isAvailable: Schema.Boolean,
  cost: Schema.NullOr(Price),
  /** The least amount that can be paid with it, its cost included. */
  minAmount: Schema.NullOr(Price),
  /** The greatest one. */
  maxAmount: Schema.NullOr(Price),
  shortDescription: Schema.NullOr(Schema.String),
  /** Replaces the short description for delivery by post; only cash on delivery has it. */
  shortDescriptionMplType: Schema.NullOr(Schema.String),
});
export interface PaymentMethod extends Schema.Schema.Type<typeof PaymentMethod> {}
