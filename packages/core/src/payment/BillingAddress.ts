import * as Schema from "effect/Schema";
import { Address } from "../address/Address.ts";

/** A billing address: saved, or a new one (`newBillingAddress`). */
export const BillingAddress = Schema.Struct({
  ...Address.fields,
  id: Schema.NonEmptyString,
  name: Schema.NullOr(Schema.String),
  isCompany: Schema.Boolean,
  /** A company's tax number. */
  vatNumber: Schema.NullOr(Schema.String),
  bankTransferEnabled: Schema.Boolean,
  isDefault: Schema.Boolean,
  /** Imported from the loyalty account. */
  isGoodid: Schema.Boolean,
});
export interface BillingAddress extends Schema.Schema.Type<typeof BillingAddress> {}
