// Generated from the schemas by `npm run codegen`. Do not edit.
import {} from "../../../product/isDate.ts";
import { dayOrInstant } from "../../../product/generated/Product.ts";
import { finite, int, nonEmpty, nullOr, struct, text } from "../../../decoding/kernel.ts";
import { type DecoderOf } from "../../../decoding/Decoder.ts";
import { type OrderedProduct } from "../OrderedProduct.schema.ts";

export const orderedProduct: DecoderOf<typeof OrderedProduct> = struct({
  productId: nonEmpty,
  name: text,
  categoryId: nullOr(text),
  orderCount: int,
  quantity: finite,
  unitName: text,
  alternativeQuantity: nullOr(finite),
  alternativeUnitName: nullOr(text),
  orderedAt: dayOrInstant,
  firstOrderedAt: nullOr(dayOrInstant),
});
