// Generated from the schemas by `npm run codegen`. Do not edit.
import { struct, text } from "../../../decoding/kernel.ts";
import { type Article } from "../Article.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const article: DecoderOf<typeof Article> = struct({
  id: text,
  urlKey: text,
  title: text,
  lead: text,
  content: text,
  validFrom: text,
});
