import type { OrderedProduct } from "../model/OrderedProduct.schema.ts";
import type { OrderedProductFieldsFragment } from "./generated/responses.ts";

export const readOrderedProduct = ({
  product,
  order_count,
  created_at,
  ...wire
}: OrderedProductFieldsFragment): typeof OrderedProduct.Encoded => ({
  productId: product.id,
  name: product.name,
  categoryId: product.default_category_id ?? null,
  orderCount: order_count,
  quantity: wire.default_quantity_piece,
  unitName: wire.default_quantity_name,
  alternativeQuantity: wire.alternative_quantity_piece ?? null,
  alternativeUnitName: wire.alternative_quantity_name ?? null,
  orderedAt: created_at,
  firstOrderedAt: wire.first_created_at ?? null,
});
