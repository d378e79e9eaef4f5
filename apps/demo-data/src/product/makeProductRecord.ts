import { optionIds } from "./attributes.ts";
import { barcode } from "./barcode.ts";
import type { Combination } from "../tree/combinations.ts";
import { depositIds } from "./deposits.ts";
import { pictureKeys } from "./pictureKeys.ts";
import { popularity } from "./popularity.ts";
import { priceFields } from "./priceFields.ts";
import type { DayOffset, ProductRecord } from "./ProductRecord.ts";
import { productName } from "../tree/productName.ts";
import { promotionsOf } from "../tree/promotions.ts";
import { quantityFields } from "./quantityFields.ts";
import { makeRandom, type Random } from "../plan/random.ts";
import { slug } from "../plan/slug.ts";
import { textFields } from "./textFields.ts";

export interface ProductPlace {
  readonly seed: number;
  readonly id: number;
  /** Among all products, from 0. */
  readonly index: number;
  /** The first product of its shelf is always available. */
  readonly isFirstOfShelf: boolean;
  /** The product that it replaces. */
  readonly previousId: number | null;
}

const newsWindows: readonly [readonly [DayOffset, DayOffset], ...(readonly [DayOffset, DayOffset])[]] = [
  [-10, 20],
  [-2, 28],
  [0, 14],
  [-25, 5],
  [-29, 1],
  [null, 9],
  [3, 30],
  [-40, -5],
];

function status(outOfSeason: boolean, isFirstOfShelf: boolean, random: Random): ProductRecord["row"]["status"] {
  if (outOfSeason) return random.chance(0.8) ? "SEASONAL" : "AVAILABLE";
  const lot = random.next();
  if (isFirstOfShelf || lot < 0.91) return "AVAILABLE";
  if (lot < 0.955) return "OUT_OF_STOCK";
  if (lot < 0.975) return "UNAVAILABLE";
  if (lot < 0.99) return "PERMANENTLY_ENDED";
  return "SEASONAL";
}

type VoteColumn = "vote_count_one" | "vote_count_two" | "vote_count_three" | "vote_count_four" | "vote_count_five";

/** Votes: many products have none, a few have hundreds, most of them good. */
function votes(random: Random): Pick<ProductRecord["row"], VoteColumn> {
  const count = random.chance(0.25) ? 0 : Math.round(random.next() ** 3 * 380) + 1;
  const liking = 0.45 + random.next() * 0.4;
  const share = (part: number): number => Math.round(count * part);
  return {
    vote_count_one: share(0.06 * (1 - liking)),
    vote_count_two: share(0.1 * (1 - liking)),
    vote_count_three: share(0.35 * (1 - liking)),
    vote_count_four: share(0.49 * (1 - liking) + 0.2 * liking),
    vote_count_five: share(0.8 * liking),
  };
}

function promoType(
  fields: ReturnType<typeof priceFields>,
  promotionIds: ReadonlyArray<number>,
  random: Random,
): ProductRecord["row"]["promo_type"] {
  const { price, special_price } = fields.row;
  if (special_price !== null && special_price <= price * 0.76) return "PROMO_1";
  if (promotionIds.length > 0 && random.chance(0.15)) return "PROMO_2";
  return random.chance(0.02) ? "PROMO_3" : null;
}

/** Days: products with a shorter life are perishable, and cannot be returned. */
const leastExpiry = 30;

/** Heavier than this, a parcel is too much for the post. */
const parcelGrams = 20_000;

/** One product with all its fields; the same place and combination always give the same record. */
export function makeProductRecord(
  combination: Combination,
  { seed, id, index, isFirstOfShelf, previousId }: ProductPlace,
): ProductRecord {
  const { category, kind, size } = combination;
  const { traits } = kind;
  const name = productName(combination);
  const key = slug(name);
  const random = makeRandom(seed, key);
  const prices = priceFields(combination, { seed, key });
  const quantities = quantityFields(combination, { seed, key });
  const promotionIds = promotionsOf(combination).map((promotion) => promotion.id);
  const isParcel =
    traits.storage === "ambient" &&
    !traits.fragile &&
    !traits.adultsOnly &&
    size.unit !== "kg" &&
    (quantities.weight ?? 0) < parcelGrams;
  const news = random.chance(0.08) ? random.pick(newsWindows) : null;
  return {
    row: {
      id,
      ext_id: `A${String(id).padStart(6, "0")}`,
      previous_id: previousId,
      name,
      status: status(traits.outOfSeason, isFirstOfShelf, random),
      url_key: key,
      smarturl: random.chance(0.1) ? `${key}-${id}` : null,
      default_category_id: category.id,
      sort: index,
      prefixbox_score: popularity({ name, shelf: category.name }, random),
      barcodes: random.chance(0.06) ? [barcode("200", id), barcode("210", id)] : [barcode("200", id)],
      promo_type: promoType(prices, promotionIds, random),
      min_expiry_days: traits.expiry === 0 ? null : traits.expiry,
      is_mpl: isParcel,
      storage: traits.storage === "chilled" ? "CHILLED" : traits.storage === "frozen" ? "FROZEN" : "AMBIENT",
      is_fragile: traits.fragile,
      sliceable: traits.sliceable,
      gift_message_available: traits.gift,
      adults_only: traits.adultsOnly,
      is_returnable:
        traits.storage === "ambient" && size.unit !== "kg" && (traits.expiry === 0 || traits.expiry >= leastExpiry),
      ...votes(random),
      ...prices.row,
      ...quantities,
      ...textFields(combination, { seed, key }),
    },
    days: {
      ...prices.days,
      created: news === null ? -random.between(45, 1800) : -random.between(1, 40),
      newsFrom: news?.[0] ?? null,
      newsTo: news?.[1] ?? null,
    },
    brand: combination.brand,
    categoryIds: [category.id, ...promotionIds],
    optionIds: optionIds(combination),
    emptyIds: depositIds(combination),
    imageKeys: pictureKeys(combination),
  };
}
