// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, nonEmpty, struct, text } from "../../decoding/kernel.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type SavedCard } from "../SavedCard.schema.ts";

export const savedCard: DecoderOf<typeof SavedCard> = struct({
  id: nonEmpty,
  cardTitle: text,
  cardType: text,
  cardPan: text,
  cardExp: text,
  isDefault: bool,
});
