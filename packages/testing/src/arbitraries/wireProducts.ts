import type * as Wire from "@kamra/contract/wire";
import { type Image, type Product, type ProductDetails, type UnitPrice, unitPrice } from "@kamra/core/product";
import fc from "fast-check";
import { cardAttributes, productDetails } from "./products.ts";
import { testNow } from "./testNow.ts";

/** A product from a newer server, with a status and a storage that this version does not know. */
export type WireProduct = Omit<Wire.Product, "status" | "storage"> & {
  readonly status: string;
  readonly storage: string;
};

/** A server's ways to leave out a price, a minimum or a step. */
export type NotGiven = null | 0;

/** A picture on the wire. */
export function wireImageOf({ id, alt, ...conversions }: Image): Wire.Image {
  return { id, alt, conversions };
}

/** The wire format of this product. */
export function wireProductOf(
  product: Product | ProductDetails,
  { notGiven = null }: { readonly notGiven?: NotGiven } = {},
): WireProduct {
  return {
    ...wirePricesOf(product, notGiven),
    ...wireQuantitiesOf(product, notGiven),
    ...wireDetailsOf(product),
    id: product.id,
    name: product.name,
    status: product.status,
    url_key: product.urlKey,
    smarturl: product.smartUrl,
    categories: product.categories.map(({ id, name, urlKey }) => ({ id, name, url_key: urlKey })),
    default_category_id: product.defaultCategoryId,
    webshop_only_price: product.webshopOnlyPrice,
    news_from_date: product.newsFrom,
    news_to_date: product.newsTo,
    images: product.images.map(wireImageOf),
    is_mpl: product.isMailable,
    storage: product.storage,
    is_fragile: product.isFragile,
    sliceable: product.sliceable,
    gift_message_available: product.giftMessageAvailable,
    adults_only: product.adultsOnly,
    allergens: [...product.allergens],
    is_returnable: true,
  };
}

function wirePricesOf(product: Product, notGiven: NotGiven) {
  const { regularPrice, specialPrice, personalPrice, priceUnit, pricePerUnit } = product;
  const now = new Date(0);
  const none = { specialPrice: null, specialFrom: null, specialTo: null, personalPrice: null };
  const of = (price: Product["specialPrice"]): UnitPrice["price"] | null =>
    price === null
      ? null
      : (unitPrice({ ...none, regularPrice: price, priceUnit, pricePerUnit }, { now })?.price ?? null);
  return {
    price: regularPrice,
    price_unit: priceUnit,
    price_per_unit: pricePerUnit,
    unit_price: of(regularPrice),
    special_unit_price: of(specialPrice),
    personal_discount_unit_price: of(personalPrice),
    vat: product.vat,
    special_price: specialPrice ?? notGiven,
    special_from_date: product.specialFrom,
    special_to_date: product.specialTo,
    personal_discount_price: personalPrice ?? notGiven,
    lowest_price_30d: product.priorPrice ?? notGiven,
  };
}

function wireQuantitiesOf({ defaultUnit, alternativeUnit, weight, deposits }: Product, notGiven: NotGiven) {
  return {
    default_quantity_name: defaultUnit.name,
    default_quantity_minimum: defaultUnit.minimumQuantity ?? notGiven,
    default_quantity_scale: defaultUnit.quantityStep ?? notGiven,
    alternative_quantity_name: alternativeUnit?.name ?? null,
    alternative_quantity_minimum: alternativeUnit?.minimumQuantity ?? notGiven,
    alternative_quantity_scale: alternativeUnit?.quantityStep ?? notGiven,
    alternative_quantity_exchange_rate: alternativeUnit?.exchangeRate ?? null,
    weight,
    empties: deposits.map((deposit) => ({ ...deposit, images: [] })),
  };
}

function wireDetailsOf(product: Product | ProductDetails) {
  const details = "votes" in product ? product : withoutDetails(product);
  const [one, two, three, four, five] = details.votes;
  return {
    barcodes: [...details.barcodes],
    description: details.descriptionHtml,
    components: details.ingredientsHtml,
    nutrition_data: details.nutrition.map((row) => ({ ...row })),
    vote_calculated: {
      vote_count_one: one,
      vote_count_two: two,
      vote_count_three: three,
      vote_count_four: four,
      vote_count_five: five,
      vote_avg: product.rating.average,
    },
    attributes: details.attributes.map(({ code, name, options }) => ({
      id: code,
      code,
      name,
      filterable: true,
      is_active: true,
      options: options.map((option, position) => ({ ...option, position, is_active: true, is_default: false })),
    })),
    package_official_g: details.packageGrams,
    package_official_ml: details.packageMillilitres,
    min_expiry_days: product.minimumExpiryDays,
    is_subscribed: details.isSubscribed,
    meta_title: details.metaTitle,
    meta_description: details.metaDescription,
  };
}

function withoutDetails(product: Product): ProductDetails {
  return {
    ...product,
    barcodes: [],
    descriptionHtml: null,
    ingredientsHtml: null,
    nutrition: [],
    attributes: cardAttributes(product),
    votes: [0, 0, 0, 0, product.rating.count],
    packageGrams: null,
    packageMillilitres: null,
    isSubscribed: false,
    metaTitle: null,
    metaDescription: null,
  };
}

/** Products on the wire, each with the expected model. */
export function wireProducts({
  now = testNow,
}: {
  readonly now?: Date;
} = {}): fc.Arbitrary<{ readonly wire: WireProduct; readonly product: ProductDetails }> {
  return fc
    .tuple(productDetails({ now }), fc.constantFrom<NotGiven>(null, 0))
    .map(([product, notGiven]) => ({ wire: wireProductOf(product, { notGiven }), product }));
}

/** Products on the wire with one invalid figure: each must be refused alone. */
export function spoiledProducts({ now = testNow }: { readonly now?: Date } = {}): fc.Arbitrary<WireProduct> {
  return fc
    .tuple(
      wireProducts({ now }),
      fc.constantFrom<Partial<WireProduct>>(
        { price: -1 },
        { price: 0.5 },
        { special_price: -100 },
        { personal_discount_price: -100 },
        { default_quantity_scale: -0.5 },
        { default_quantity_minimum: -1 },
        { alternative_quantity_name: "db", alternative_quantity_exchange_rate: 0 },
        { alternative_quantity_name: "db", alternative_quantity_exchange_rate: -0.18 },
        { weight: -1 },
        { vat: -27 },
      ),
    )
    .map(([{ wire }, spoiled]) => ({ ...wire, ...spoiled }));
}
