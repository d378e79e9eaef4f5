import type { Product } from "../../generated/types.ts";

/** The fields of a product's own page: long texts that lists do not load. */
export interface ProductTexts {
  readonly description: string | null;
  readonly components: string | null;
  readonly nutrition_data: { name: string; value: string }[];
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly meta_keywords: string | null;
}

type Later =
  | "categories"
  | "attributes"
  | "images"
  | "empties"
  | "personal_discount_price"
  | "personal_discount_unit_price"
  | "is_subscribed"
  | keyof ProductTexts;

/** A product in the contract's form, before its relations, long texts and personal fields are loaded. */
export interface ProductParent extends Omit<Product, Later> {
  /** Set where it is known already, as in a cart, whose owner may have logged in by this very request. */
  readonly personal_discount_price?: number | null;
}
