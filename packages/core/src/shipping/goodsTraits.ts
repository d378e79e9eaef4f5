import type { Product } from "../product/Product.ts";

/** The fields of a product that have a trait of goods. */
export type TraitFields = Pick<Product, "storage" | "isFragile" | "adultsOnly" | "isMailable">;

/**
 * The traits of goods that a shipping method may refuse, the most telling first. A new trait is an entry here.
 *
 * @rule SHIP-8
 */
export const goodsTraits = {
  CHILLED: ({ storage }: TraitFields) => storage === "CHILLED",
  FROZEN: ({ storage }: TraitFields) => storage === "FROZEN",
  ADULTS_ONLY: ({ adultsOnly }: TraitFields) => adultsOnly,
  FRAGILE: ({ isFragile }: TraitFields) => isFragile,
  NOT_MAILABLE: ({ isMailable }: TraitFields) => !isMailable,
} as const;

/** A trait of goods that a shipping method may refuse, such as `FROZEN`. */
export type GoodsTrait = keyof typeof goodsTraits;
