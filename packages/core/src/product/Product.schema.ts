import * as Schema from "effect/Schema";
import type { ModelSchema } from "../decoding/ModelSchema.ts";
import { satisfying } from "../decoding/satisfying.ts";
import { isDate } from "./isDate.ts";
import { productStatuses } from "./productStatuses.ts";
import type * as model from "./Product.ts";

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

/** Schema of `ProductId`: a product's id, a text that is not empty. */
export const ProductId = Schema.NonEmptyString.pipe(Schema.brand("ProductId")) satisfies {
  readonly Type: model.ProductId;
};

/** Schema of `ProductStatus`: a status of this version, or any other text, which a newer server may send. */
export const ProductStatus = Schema.Union([
  Schema.Literals(productStatuses),
  Schema.StringForLiteralAutocomplete,
]) satisfies { readonly Type: model.ProductStatus };

/** The temperature at which a product is kept; a newer server's values are kept unchanged. */
export const ProductStorage = Schema.Union([
  Schema.Literals(["AMBIENT", "CHILLED", "FROZEN"]),
  Schema.StringForLiteralAutocomplete,
]);

/** Schema of `QuantityType`: the unit of a quantity: the product's default or alternative one. */
export const QuantityType = Schema.Literals(["default", "alternative"]) satisfies { readonly Type: model.QuantityType };

/** A minimum, step or rate: above 0. */
export const Quantity = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: greatest.quantity, exclusiveMinimum: true }),
);

/** A calendar day (`2026-11-21`) or an instant (`2026-11-21T10:00:00+01:00`), as the server wrote it. */
export const DayOrInstant = Schema.String.check(
  Schema.isPattern(/^\d{4}-\d{2}-\d{2}/),
  satisfying(isDate, "a day of the calendar"),
);

/** Schema of `SellingUnit`: a sales unit of a product; `null` for a missing number. */
export const SellingUnit = Schema.Struct({
  name: Schema.NonEmptyString,
  minimumQuantity: Schema.NullOr(Quantity),
  quantityStep: Schema.NullOr(Quantity),
}) satisfies { readonly Type: model.SellingUnit };

/** Schema of `AlternativeUnit`: a second unit that a product is sold in. */
export const AlternativeUnit = Schema.Struct({
  ...SellingUnit.fields,
  exchangeRate: Quantity,
}) satisfies { readonly Type: model.AlternativeUnit };

/** Schema of `Image`: the addresses of one picture in three sizes. */
export const Image = Schema.Struct({
  id: Schema.String,
  alt: Schema.NullOr(Schema.String),
  full: Schema.String,
  list: Schema.String,
  thumbnail: Schema.String,
}) satisfies { readonly Type: model.Image };

/** Schema of `Deposit`: a returnable item (visszaváltási díj) with its refund, per default unit of the product. */
export const Deposit = Schema.Struct({
  id: Schema.String,
  name: Schema.String,
  price: Price,
  weight: Schema.NullOr(Weight),
}) satisfies { readonly Type: model.Deposit };

/** Schema of `ProductPrices`: the product fields that the price rules read. */
export const ProductPrices = Schema.Struct({
  regularPrice: Price,
  specialPrice: Schema.NullOr(Price),
  specialFrom: Schema.NullOr(DayOrInstant),
  specialTo: Schema.NullOr(DayOrInstant),
  personalPrice: Schema.NullOr(Price),
  priorPrice: Schema.NullOr(Price),
  vat: Schema.NullOr(Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: greatest.percent }))),
  priceUnit: Schema.NullOr(Schema.String),
  pricePerUnit: Schema.NullOr(
    Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: greatest.pricePerUnit, exclusiveMinimum: true })),
  ),
}) satisfies { readonly Type: model.ProductPrices };

/** Schema of `ProductQuantities`: the product fields that the quantity and weight rules read. */
export const ProductQuantities = Schema.Struct({
  defaultUnit: SellingUnit,
  alternativeUnit: Schema.NullOr(AlternativeUnit),
  weight: Schema.NullOr(Weight),
  deposits: Schema.Array(Deposit),
}) satisfies { readonly Type: model.ProductQuantities };

const fieldsOfProduct = {
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
  origin: Schema.NullOr(Schema.String),
  minimumExpiryDays: Schema.NullOr(Schema.Finite),
  webshopOnlyPrice: Schema.Boolean,
  newsFrom: Schema.NullOr(DayOrInstant),
  newsTo: Schema.NullOr(DayOrInstant),
  images: Schema.Array(Image),
  isMailable: Schema.Boolean,
  storage: ProductStorage,
  isFragile: Schema.Boolean,
  sliceable: Schema.Boolean,
  giftMessageAvailable: Schema.Boolean,
  adultsOnly: Schema.Boolean,
  allergens: Schema.Array(Schema.String),
  rating: Schema.Struct({ average: Schema.NullOr(Schema.Finite), count: Schema.Natural }),
};

/** Schema of `Product`: a product as lists, cards and carts show it. */
export const Product: ModelSchema<model.Product, typeof fieldsOfProduct> = Schema.Struct(fieldsOfProduct).annotate({
  ownFieldsOf: "Product",
});

const fieldsOfProductDetails = {
  ...Product.fields,
  barcodes: Schema.Array(Schema.String),
  descriptionHtml: Schema.NullOr(Schema.String),
  ingredientsHtml: Schema.NullOr(Schema.String),
  nutrition: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  attributes: Schema.Array(
    Schema.Struct({
      code: Schema.String,
      name: Schema.String,
      options: Schema.Array(Schema.Struct({ id: Schema.String, label: Schema.String })),
    }),
  ),
  votes: Schema.Tuple([Schema.Natural, Schema.Natural, Schema.Natural, Schema.Natural, Schema.Natural]),
  packageGrams: Schema.NullOr(Schema.Finite),
  packageMillilitres: Schema.NullOr(Schema.Finite),
  isSubscribed: Schema.Boolean,
  metaTitle: Schema.NullOr(Schema.String),
  metaDescription: Schema.NullOr(Schema.String),
};

/** Schema of `ProductDetails`: a product as its own page shows it. */
export const ProductDetails: ModelSchema<model.ProductDetails, typeof fieldsOfProductDetails> = Schema.Struct(
  fieldsOfProductDetails,
).annotate({
  ownFieldsOf: "Product",
});
