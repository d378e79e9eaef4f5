// Generated from the schemas by `npm run codegen`. Do not edit.
import { struct, text } from "../../decoding/kernel.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type Place } from "../Place.schema.ts";

export const place: DecoderOf<typeof Place> = struct({ postcode: text, city: text });
