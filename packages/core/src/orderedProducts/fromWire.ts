import type { OrderedProduct } from "./OrderedProduct.ts";
import type { WireOrderedProduct } from "./wire.ts";

export const readOrderedProduct = ({
  product,
  order_count,
  created_at,
  default_quantity_piece,
  default_quantity_name,
}: typeof WireOrderedProduct.Type): typeof OrderedProduct.Encoded => ({
  productId: product.id,
  name: product.name,
  categoryId: product.default_category_id ?? null,
  orderCount: order_count,
  quantity: default_quantity_piece,
  unit: default_quantity_name,
  orderedAt: created_at,
});
