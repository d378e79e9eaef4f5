// Generated from the schemas by `npm run codegen`. Do not edit.
import { struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type DeliveryInfo } from "../DeliveryInfo.schema.ts";

export const deliveryInfo: DecoderOf<typeof DeliveryInfo> = struct({
  id: text,
  urlKey: text,
  title: text,
  content: text,
});
