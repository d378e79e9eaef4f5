// Generated from the schemas by `npm run codegen`. Do not edit.
import {} from "../../product/isDate.ts";
import { checks, finite, int, nonEmpty } from "../../decoding/kernel.ts";
import { dayOrInstant } from "../../product/generated/Product.ts";
import { type Decoder } from "../../decoding/Decoder.ts";

export const orderedProductChecks: Decoder<unknown> = checks({
  productId: nonEmpty,
  orderCount: int,
  quantity: finite,
  orderedAt: dayOrInstant,
});
