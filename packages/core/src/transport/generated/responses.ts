// Generated from the schemas by `npm run codegen`. Do not edit.
import { anything, optional, struct } from "../../decoding/kernel.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type ListRefusal } from "../responses.ts";

export const listRefusal: DecoderOf<typeof ListRefusal> = struct({
  message: optional(anything),
  code: optional(anything),
  validation: optional(anything),
  session_end: optional(anything),
});
