import * as Schema from "effect/Schema";
import { SavedCard } from "../../payment/SavedCard.ts";
import { decodeOnly } from "./decodeOnly.ts";

/** The contract's `SavedCreditCard`, read into the model. */
export const SavedCardFromWire = decodeOnly(
  Schema.Struct({
    id: Schema.String,
    card_title: Schema.String,
    card_type: Schema.String,
    card_pan: Schema.String,
    card_exp: Schema.String,
    is_default: Schema.Boolean,
  }),
  SavedCard,
  (wire) => ({
    id: wire.id,
    cardTitle: wire.card_title,
    cardType: wire.card_type,
    cardPan: wire.card_pan,
    cardExp: wire.card_exp,
    isDefault: wire.is_default,
  }),
);
