import * as Schema from "effect/Schema";
import { Address } from "../address/Address.schema.ts";
import type * as model from "./BillingAddress.ts";

/** Schema of `BillingAddress`: a billing address: saved, or a new one (`newBillingAddress`). */
export const BillingAddress = Schema.Struct({
  ...Address.fields,
  id: Schema.NonEmptyString,
  name: Schema.NullOr(Schema.String),
  isCompany: Schema.Boolean,
  vatNumber: Schema.NullOr(Schema.String),
  bankTransferEnabled: Schema.Boolean,
  isDefault: Schema.Boolean,
  isImported: Schema.Boolean,
}) satisfies { readonly Type: model.BillingAddress };
