// Generated from the schemas by `npm run codegen`. Do not edit.
import { bool, nonEmpty, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type LoginSession } from "../LoginSession.schema.ts";

export const loginSession: DecoderOf<typeof LoginSession> = struct({
  id: nonEmpty,
  device: nullOr(text),
  createdAt: text,
  lastUsedAt: text,
  isCurrent: bool,
});
