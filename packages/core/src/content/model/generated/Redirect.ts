// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type Redirect } from "../Redirect.schema.ts";

export const redirect: DecoderOf<typeof Redirect> = struct({ target: text, isPermanent: bool });
