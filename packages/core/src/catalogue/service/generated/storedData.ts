// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, literals, text } from "../../../decoding/kernel.ts";
import { type AvoidedAllergens, type StoredSearches } from "../storedData.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const avoidedAllergens: DecoderOf<typeof AvoidedAllergens> = array(
  literals(
    "gluten",
    "crustaceans",
    "eggs",
    "fish",
    "peanuts",
    "soybeans",
    "milk",
    "nuts",
    "celery",
    "mustard",
    "sesame",
    "sulphites",
    "lupin",
    "molluscs",
  ),
);
export const storedSearches: DecoderOf<typeof StoredSearches> = array(text);
