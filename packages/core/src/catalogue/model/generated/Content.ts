// Generated from the schemas by `npm run codegen`. Do not edit.
import { image } from "../../../product/generated/Product.ts";
import { nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type BlogEntry } from "../Content.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const blogEntry: DecoderOf<typeof BlogEntry> = struct({
  id: text,
  title: text,
  lead: text,
  url: nullOr(text),
  image: nullOr(image),
  publishedAt: text,
});
