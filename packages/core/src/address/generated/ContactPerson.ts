// Generated from the schemas by `npm run codegen`. Do not edit.
import { struct, text } from "../../decoding/kernel.ts";
import { type ContactPerson } from "../ContactPerson.schema.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const contactPerson: DecoderOf<typeof ContactPerson> = struct({ name: text, email: text, telephone: text });
