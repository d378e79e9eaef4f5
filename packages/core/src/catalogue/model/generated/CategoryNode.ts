// Generated from the schemas by `npm run codegen`. Do not edit.
import { array, bool, lazy, natural, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type CategoryNode } from "../CategoryNode.schema.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";

export const categoryNode: DecoderOf<typeof CategoryNode> = struct({
  id: text,
  parentId: nullOr(text),
  name: text,
  urlKey: text,
  content: nullOr(text),
  keywords: nullOr(text),
  description: nullOr(text),
  isPromotion: bool,
  isHomepageProhibited: bool,
  promotionPlace: nullOr(text),
  ownProductCount: natural,
  children: array(lazy(() => categoryNode)),
});
