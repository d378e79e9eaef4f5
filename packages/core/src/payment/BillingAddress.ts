import * as Schema from "effect/Schema";
import { Address } from "../delivery/Address.ts";

/** Whom the invoice is for: as an account keeps it, or a new one that is not saved yet (`newBillingAddress`). */
export const BillingAddress = Schema.Struct({
  ...Address.fields,
  id: Schema.NonEmptyString,
  name: Schema.NullOr(Schema.String),
  isCompany: Schema.Boolean,
  /** A company's tax number. */
  vatNumber: Schema.NullOr(Schema.String),
  bankTransferEnabled: Schema.Boolean,
  isDefault: Schema.Boolean,
  /** It came from the loyalty account. */
  isGoodid: Schema.Boolean,
});
export interface BillingAddress extends Schema.Schema.Type<typeof BillingAddress> {}
