// Generated from the schemas by `npm run codegen`. Do not edit.
import { type OrderedProduct } from "../../model/OrderedProduct.ts";

export type OrderedProductFieldsFragment = {
  readonly product: {
    readonly id: string;
    readonly name: string;
    readonly default_category_id?: string | null | undefined;
  };
  readonly order_count: number;
  readonly created_at: string;
  readonly first_created_at?: string | null | undefined;
  readonly default_quantity_piece: number;
  readonly default_quantity_name: string;
  readonly alternative_quantity_piece?: number | null | undefined;
  readonly alternative_quantity_name?: string | null | undefined;
};
export type OrderedProductsQuery = { readonly me: { readonly ordered_products: ReadonlyArray<OrderedProduct> } };
