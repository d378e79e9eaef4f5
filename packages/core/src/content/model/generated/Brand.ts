// Generated from the schemas by `npm run codegen`. Do not edit.
import { natural, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type Brand } from "../Brand.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const brand: DecoderOf<typeof Brand> = struct({
  id: text,
  name: text,
  slug: text,
  description: nullOr(text),
  productCount: natural,
});
