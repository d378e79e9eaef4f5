// Generated from the schemas by `npm run codegen`. Do not edit.
import { anything, struct, text } from "../../decoding/kernel.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";
import { type TabMessage } from "../storedData.ts";

export const tabMessage: DecoderOf<typeof TabMessage> = struct({ topic: text, message: anything });
