import * as Schema from "effect/Schema";

/** A bank card that a payment provider keeps for the shopper. */
export const SavedCard = Schema.Struct({
  id: Schema.NonEmptyString,
  cardTitle: Schema.String,
  cardType: Schema.String,
  /** The last digits of its number. */
  cardPan: Schema.String,
  /** Its expiry, in the provider's format. */
  cardExp: Schema.String,
  isDefault: Schema.Boolean,
});
export interface SavedCard extends Schema.Schema.Type<typeof SavedCard> {}
