// Generated from the schemas by `npm run codegen`. Do not edit.
import { finite, from, int, nullish, struct, text } from "../../../decoding/kernel.ts";
import { orderedProduct } from "../../model/generated/OrderedProduct.ts";
import { readOrderedProduct } from "../readers.ts";
import { type Decoder } from "../../../decoding/Decoder.ts";
import { type OrderedProduct } from "../../model/OrderedProduct.ts";
import { type OrderedProductFieldsFragment } from "./responses.ts";

export const orderedProductFromWire: Decoder<OrderedProduct> = from(
  struct<OrderedProductFieldsFragment>({
    product: struct({ id: text, name: text, default_category_id: nullish(text) }),
    order_count: int,
    created_at: text,
    first_created_at: nullish(text),
    default_quantity_piece: finite,
    default_quantity_name: text,
    alternative_quantity_piece: nullish(finite),
    alternative_quantity_name: nullish(text),
  }),
  readOrderedProduct,
  orderedProduct,
);
