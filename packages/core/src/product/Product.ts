import * as Schema from "effect/Schema";
import { satisfying } from "../decoding/satisfying.ts";
import { isDate } from "./isDate.ts";
import { productStatuses } from "./productStatuses.ts";

/**
 * The greatest accepted numbers. A price is a GraphQL Int; with the others below these, every sum of a cart is a safe
 * integer.
 */
const greatest = { price: 2 ** 31 - 1, quantity: 100_000, pricePerUnit: 1_000_000, grams: 100_000_000, percent: 100 };

/** A price: whole forint, not negative. */
export const Price = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: greatest.price })).pipe(
  Schema.brand("Huf"),
);
/** Grams, not negative. */
export const Weight = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: greatest.grams })).pipe(
  Schema.brand("Grams"),
);

/** A product's id; `productId("12")` makes one. */
export const ProductId = Schema.NonEmptyString.pipe(Schema.brand("ProductId"));
export type ProductId = typeof ProductId.Type;

export type KnownProductStatus = (typeof productStatuses)[number];
/** Whether a product is available. */
export const ProductStatus = Schema.Union([Schema.Literals(productStatuses), Schema.StringForLiteralAutocomplete]);
export type ProductStatus = typeof ProductStatus.Type;

/** The temperature at which a product is kept; a newer server's values are kept unchanged. */
export const ProductStorage = Schema.Union([
  Schema.Literals(["AMBIENT", "CHILLED", "FROZEN"]),
  Schema.StringForLiteralAutocomplete,
]);

/** The unit of a quantity: the product's default or alternative one. */
export const QuantityType = Schema.Literals(["default", "alternative"]);
export type QuantityType = typeof QuantityType.Type;

/** A minimum, step or rate: above 0. */
export const Quantity = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: greatest.quantity, exclusiveMinimum: true }),
);

/** A calendar day (`2026-11-21`) or an instant (`2026-11-21T10:00:00+01:00`), as the server wrote it. */
export const DayOrInstant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}/),
  satisfying(isDate, "a day of the calendar"),
);

/** A sales unit of a product; `null` for a missing number. */
export const SellingUnit = Schema.Struct({
  /** `db`, `karton`, `kg`. */
  name: Schema.NonEmptyString,
  minimumQuantity: Schema.NullOr(Quantity),
  quantityStep: Schema.NullOr(Quantity),
});
export interface SellingUnit extends Schema.Schema.Type<typeof SellingUnit> {}

/** A second unit that a product is sold in. */
export const AlternativeUnit = Schema.Struct({
  ...SellingUnit.fields,
  /** Default units in one alternative unit, at most 5 decimals, above 0. */
  exchangeRate: Quantity,
});
export interface AlternativeUnit extends Schema.Schema.Type<typeof AlternativeUnit> {}

/** The addresses of one picture in three sizes. */
export const Image = Schema.Struct({
  id: Schema.String,
  alt: Schema.NullOr(Schema.String),
  full: Schema.String,
  list: Schema.String,
  thumbnail: Schema.String,
});
export interface Image extends Schema.Schema.Type<typeof Image> {}

/** A returnable item (visszaváltási díj) with its refund, per default unit of the product. */
export const Deposit = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  price: Price,
  weight: Schema.NullOr(Weight),
});
export interface Deposit extends Schema.Schema.Type<typeof Deposit> {}

/** The product fields that the price rules read. */
export const ProductPrices = Schema.Struct({
  /** For one default unit, gross. */
  regularPrice: Price,
  /** Absent, null and 0 on the wire all become null. */
  specialPrice: Schema.NullOr(Price),
  specialFrom: Schema.NullOr(DayOrInstant),
  specialTo: Schema.NullOr(DayOrInstant),
  personalPrice: Schema.NullOr(Price),
  /** The lowest price of the 30 days before the reduction. */
  priorPrice: Schema.NullOr(Price),
  /** Percent. */
  vat: Schema.NullOr(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: greatest.percent }))),
  /** The unit of the unit price: `kg`, `l`, `db`. */
  priceUnit: Schema.NullOr(Schema.String),
  /** The unit price is the default unit's price times this. */
  pricePerUnit: Schema.NullOr(
    Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: greatest.pricePerUnit, exclusiveMinimum: true })),
  ),
});
export interface ProductPrices extends Schema.Schema.Type<typeof ProductPrices> {}

/** The product fields that the quantity and weight rules read. */
export const ProductQuantities = Schema.Struct({
  defaultUnit: SellingUnit,
  alternativeUnit: Schema.NullOr(AlternativeUnit),
  /** Of one default unit, without its deposit items. */
  weight: Schema.NullOr(Weight),
  deposits: Schema.Array(Deposit),
});
export interface ProductQuantities extends Schema.Schema.Type<typeof ProductQuantities> {}

/** A product as lists, cards and carts show it. JSON-safe: a server render can ship it as it is. */
export const Product = Schema.Struct({
  ...ProductPrices.fields,
  ...ProductQuantities.fields,
  id: ProductId,
  name: Schema.String,
  status: ProductStatus,
  urlKey: Schema.String,
  smartUrl: Schema.NullOr(Schema.String),
  categories: Schema.Array(Schema.Struct({ id: Schema.String, name: Schema.String, urlKey: Schema.String })),
  defaultCategoryId: Schema.NullOr(Schema.String),
  brand: Schema.NullOr(Schema.String),
  webshopOnlyPrice: Schema.Boolean,
  newsFrom: Schema.NullOr(DayOrInstant),
  newsTo: Schema.NullOr(DayOrInstant),
  images: Schema.Array(Image),
  isMpl: Schema.Boolean,
  storage: ProductStorage,
  isFragile: Schema.Boolean,
  sliceable: Schema.Boolean,
  giftMessageAvailable: Schema.Boolean,
  adultsOnly: Schema.Boolean,
  rating: Schema.Struct({ average: Schema.NullOr(Schema.Finite), count: Schema.Natural }),
});
export interface Product extends Schema.Schema.Type<typeof Product> {}

/** A product as its own page shows it. */
export const ProductDetails = Schema.Struct({
  ...Product.fields,
  barcodes: Schema.Array(Schema.String),
  /** HTML from the server; sanitise before showing. */
  descriptionHtml: Schema.NullOr(Schema.String),
  /** HTML from the server, allergens marked; sanitise before showing. */
  ingredientsHtml: Schema.NullOr(Schema.String),
  nutrition: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  allergens: Schema.Array(Schema.String),
  attributes: Schema.Array(
    Schema.Struct({
      code: Schema.String,
      name: Schema.String,
      options: Schema.Array(Schema.Struct({ id: Schema.String, label: Schema.String })),
    }),
  ),
  /** The numbers of one, two, three, four and five star votes. */
  votes: Schema.Tuple([Schema.Natural, Schema.Natural, Schema.Natural, Schema.Natural, Schema.Natural]),
  packageGrams: Schema.NullOr(Schema.Finite),
  packageMillilitres: Schema.NullOr(Schema.Finite),
  minimumExpiryDays: Schema.NullOr(Schema.Finite),
  /** Whether the shopper is subscribed to its availability (STOCK-1). */
  isSubscribed: Schema.Boolean,
  metaTitle: Schema.NullOr(Schema.String),
  metaDescription: Schema.NullOr(Schema.String),
});
export interface ProductDetails extends Schema.Schema.Type<typeof ProductDetails> {}
