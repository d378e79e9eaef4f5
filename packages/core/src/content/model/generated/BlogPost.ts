// Generated from the schemas by `npm run codegen`. Do not edit.
import { image } from "../../../product/generated/Product.ts";
import { nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type BlogPost } from "../BlogPost.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const blogPost: DecoderOf<typeof BlogPost> = struct({
  id: text,
  title: text,
  lead: text,
  url: nullOr(text),
  image: nullOr(image),
  publishedAt: text,
  content: text,
});
