import type { Package } from "./Package.ts";

/** How a product is stored. Fresh means unpackaged fruit, vegetables and bread. */
type Storage = "ambient" | "fresh" | "chilled" | "frozen";

/**
 * Traits of a category or a kind. The closest one wins: a kind's before its category's, a category's before its
 * parent's.
 */
export interface Traits {
  /** Percent. */
  readonly vat: 5 | 18 | 27;
  readonly storage: Storage;
  readonly pack: Package;
  /** The emoji on the package, by its name in the glyph set. */
  readonly glyph: string;
  /** The variant's own glyph (a strawberry for `epres`) takes the middle of the package. */
  readonly flavourLeads: boolean;
  /** Brands, separated by commas; empty for products without one. */
  readonly brands: string;
  /** Minimum shelf life in days at delivery; 0 means it does not expire. */
  readonly expiry: number;
  readonly origin: string;
  /**
   * For 100 g or 100 ml: fat/saturates/carbohydrate/sugars/protein/salt in grams; empty where the law requires none.
   */
  readonly nutrition: string;
  /** The variant's percentage is its fat: `tejföl 20%`. */
  readonly fatInVariant: boolean;
  /** Allergens between asterisks, `{v}` for the variant. */
  readonly ingredients: string;
  /** The sentence a grocer would say about it. */
  readonly text: string;
  /** Of `laktózmentes`, `gluténmentes`, `vegán`, `bio`, `cukormentes`, separated by commas. */
  readonly diet: string;
  /** Weighed products: kilograms of one piece; 0 when it is not sold by the piece. */
  readonly piece: number;
  /** Weighed products: the step in kilograms. */
  readonly step: number;
  /** Weighed products: the minimum in kilograms; 0 when the step decides. */
  readonly minimum: number;
  /** Products by the piece: grams of one. */
  readonly pieceWeight: number;
  /** Products by the piece: the minimum; 0 when it is one. */
  readonly pieceMinimum: number;
  /** Pieces in a `karton`; 0 when it is not sold by the karton. */
  readonly karton: number;
  readonly deposit: boolean;
  readonly adultsOnly: boolean;
  readonly sliceable: boolean;
  readonly gift: boolean;
  /** Breaks in a parcel, or leaks. */
  readonly fragile: boolean;
  /** Sold in its season only, and this is not it. */
  readonly outOfSeason: boolean;
  /** Its promotions, by name, separated by commas. */
  readonly promotions: string;
}

/** A kind of product: every brand × variant × size of it is a product. */
export interface KindPlan {
  readonly type: "kind";
  /** Its name after the brand; `{v}` marks the variant's place, else the variant comes before it. */
  readonly name: string;
  /** Separated by ` | `; `×1.4` at the end multiplies the price. */
  readonly variants: string;
  /** Separated by ` | `, each a size and its price in whole forint: `0,5 l 339`, `6 × 0,33 l 1990`, `kg 699`, `db 249`. */
  readonly sizes: string;
  readonly traits: Partial<Traits>;
}

export interface CategoryPlan {
  readonly type: "category";
  /** Only top categories have an id of their own; the others are numbered in order. */
  readonly id: number | null;
  readonly name: string;
  readonly traits: Partial<Traits>;
  readonly contents: ReadonlyArray<CategoryPlan | KindPlan>;
}

export function department(
  id: number,
  name: string,
  traits: Partial<Traits>,
  contents: ReadonlyArray<CategoryPlan>,
): CategoryPlan {
  return { type: "category", id, name, traits, contents };
}

export function category(
  name: string,
  traits: Partial<Traits>,
  contents: ReadonlyArray<CategoryPlan> | ReadonlyArray<KindPlan>,
): CategoryPlan {
  return { type: "category", id: null, name, traits, contents };
}

export function kind(name: string, variants: string, sizes: string, traits: Partial<Traits> = {}): KindPlan {
  return { type: "kind", name, variants, sizes, traits };
}
