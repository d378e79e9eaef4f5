// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, nullOr, struct, text } from "../../decoding/kernel.ts";
import { image } from "../../product/generated/Product.ts";
import { type BlogEntry, type FooterBlock } from "../Content.ts";
import { type DecoderOf } from "../../decoding/Decoder.ts";

export const blogEntry: DecoderOf<typeof BlogEntry> = struct({
  id: text,
  title: text,
  lead: text,
  url: nullOr(text),
  image: nullOr(image),
  publishedAt: text,
});
export const footerBlock: DecoderOf<typeof FooterBlock> = struct({
  id: text,
  title: text,
  links: array(struct({ label: text, url: text })),
});
