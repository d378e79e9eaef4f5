import * as Schema from "effect/Schema";
import type * as model from "./SavedCard.ts";

/** Schema of `SavedCard`: a bank card that a payment provider keeps for the shopper. */
export const SavedCard = Schema.Struct({
  id: Schema.NonEmptyString,
  cardTitle: Schema.String,
  cardType: Schema.String,
  cardPan: Schema.String,
  cardExp: Schema.String,
  isDefault: Schema.Boolean,
}) satisfies { readonly Type: model.SavedCard };
