import * as Schema from "effect/Schema";
import { ProductDetails } from "../../product/Product.ts";
import { decodeOnly } from "./decodeOnly.ts";
import { nullish } from "./nullish.ts";
import { readProduct, WireProduct } from "./ProductFromWire.ts";

const WireProductDetails = Schema.Struct({
  ...WireProduct.fields,
  barcodes: Schema.Array(Schema.String),
  description: nullish(Schema.String),
  components: nullish(Schema.String),
  nutrition_data: Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String })),
  allergens: Schema.Array(Schema.String),
  package_official_g: nullish(Schema.Finite),
  package_official_ml: nullish(Schema.Finite),
  min_expiry_days: nullish(Schema.Finite),
  is_subscribed: nullish(Schema.Boolean),
  meta_title: nullish(Schema.String),
  meta_description: nullish(Schema.String),
});

const active = ({ is_active }: { readonly is_active: boolean }) => is_active;

/** The contract's `Product`, as its own page asks for it, read into the model. Refuses what ProductFromWire refuses. */
export const ProductDetailsFromWire = decodeOnly(WireProductDetails, ProductDetails, (wire) => ({
  ...readProduct(wire),
  barcodes: wire.barcodes,
  descriptionHtml: wire.description ?? null,
  ingredientsHtml: wire.components ?? null,
  nutrition: wire.nutrition_data,
  allergens: wire.allergens,
  attributes: wire.attributes.filter(active).map(({ code, name, options }) => ({
    code,
    name,
    options: options.filter(active).map(({ id, label }) => ({ id, label })),
  })),
  votes: [
    wire.vote_calculated.vote_count_one,
    wire.vote_calculated.vote_count_two,
    wire.vote_calculated.vote_count_three,
    wire.vote_calculated.vote_count_four,
    wire.vote_calculated.vote_count_five,
  ] as const,
  packageGrams: wire.package_official_g ?? null,
  packageMillilitres: wire.package_official_ml ?? null,
  minimumExpiryDays: wire.min_expiry_days ?? null,
  isSubscribed: wire.is_subscribed ?? false,
  metaTitle: wire.meta_title ?? null,
  metaDescription: wire.meta_description ?? null,
}));
