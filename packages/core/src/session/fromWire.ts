import type { CartMergeChange } from "./CartMergeChange.ts";
import type { WireCartMergeChange } from "./wire.ts";

export const readCartMergeChange = ({
  product_id,
  product_name,
  kind,
  wanted,
  piece,
}: typeof WireCartMergeChange.Type): typeof CartMergeChange.Encoded => ({
  productId: product_id,
  productName: product_name,
  kind,
  wanted,
  quantity: piece,
});
