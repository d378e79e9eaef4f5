import { expect, it } from "vitest";
import { categoryNodeFromWire } from "../../catalogue/graphql/generated/decoders.ts";
import { image, product } from "../../decoding/examples.test.support.ts";
import { reading } from "../../decoding/Reading.ts";
import { imageFromWire } from "./generated/decoders.ts";
import { orderedProductFromWire } from "../../orderedProducts/graphql/generated/decoders.ts";
import { productDetailsFromWire } from "./generated/decoders.ts";
import { productFromWire } from "./generated/decoders.ts";
import { productPageFromWire } from "../../catalogue/graphql/generated/decoders.ts";
import { reads } from "../../decoding/reads.test.support.ts";

const unit = { name: "db", minimumQuantity: 2, quantityStep: 0.5 };
const box = { name: "karton", minimumQuantity: 1, quantityStep: 0.25, exchangeRate: 12 };

reads("a product", productFromWire, {
  ...product,
  without: {
    smarturl: { smartUrl: null },
    default_category_id: { defaultCategoryId: null },
    price_unit: { priceUnit: null },
    price_per_unit: { pricePerUnit: null },
    vat: { vat: null },
    special_price: { specialPrice: null },
    special_from_date: { specialFrom: null },
    special_to_date: { specialTo: null },
    personal_discount_price: { personalPrice: null },
    lowest_price_30d: { priorPrice: null },
    news_from_date: { newsFrom: null },
    news_to_date: { newsTo: null },
    alternative_quantity_name: { alternativeUnit: null },
    alternative_quantity_minimum: { alternativeUnit: { ...box, minimumQuantity: null } },
    alternative_quantity_scale: { alternativeUnit: { ...box, quantityStep: null } },
    alternative_quantity_exchange_rate: { alternativeUnit: null },
    default_quantity_minimum: { defaultUnit: { ...unit, minimumQuantity: null } },
    default_quantity_scale: { defaultUnit: { ...unit, quantityStep: null } },
    storage: { storage: "AMBIENT" },
    is_fragile: { isFragile: false },
    weight: { weight: null },
    min_expiry_days: { minimumExpiryDays: null },
  },
});

reads("a product that has hardly anything", productFromWire, {
  wire: {
    ...product.wire,
    attributes: [],
    empties: [],
    images: [],
    vote_calculated: {
      vote_count_one: 0,
      vote_count_two: 0,
      vote_count_three: 0,
      vote_count_four: 0,
      vote_count_five: 0,
    },
  },
  model: { ...product.model, brand: null, origin: null, deposits: [], images: [], rating: { average: null, count: 0 } },
});

reads("a product of a brand without a name", productFromWire, {
  wire: { ...product.wire, attributes: [{ code: "brand", name: "Márka", is_active: true, options: [] }] },
  model: { ...product.model, brand: null, origin: null },
});

it.each([
  [
    "[PRICE-1] prices",
    { special_price: 0, personal_discount_price: 0, lowest_price_30d: 0, price_per_unit: 0 },
    { specialPrice: null, personalPrice: null, priorPrice: null, pricePerUnit: null },
  ],
  [
    "[QTY-1] minimums",
    { default_quantity_minimum: 0, alternative_quantity_minimum: 0 },
    { defaultUnit: { ...unit, minimumQuantity: null }, alternativeUnit: { ...box, minimumQuantity: null } },
  ],
  [
    "[QTY-8] steps that are 0 at five decimals",
    { default_quantity_scale: 0.000004, alternative_quantity_scale: 0 },
    { defaultUnit: { ...unit, quantityStep: null }, alternativeUnit: { ...box, quantityStep: null } },
  ],
])("%s of 0 count as missing", (_what, zero, read) => {
  expect(productFromWire({ ...product.wire, ...zero }, reading())).toEqual({
    ...product.model,
    ...read,
  });
});

it("[QTY-8] a rate that is 0 at five decimals is refused", () => {
  const wire = { ...product.wire, alternative_quantity_exchange_rate: 0.000004 };
  expect(productFromWire(wire, reading())).toMatchObject({ path: ["alternativeUnit", "exchangeRate"] });
});

reads("a product's own page", productDetailsFromWire, {
  wire: {
    ...product.wire,
    barcodes: ["5991234567890"],
    description: "<p>Friss</p>",
    components: "<p>Tej</p>",
    nutrition_data: [{ name: "Energia", value: "64 kcal" }],
    attributes: [
      {
        code: "fat",
        name: "Zsír",
        is_active: true,
        options: [
          { id: "o1", label: "2,8%", is_active: true },
          { id: "o2", label: "1,5%", is_active: false },
        ],
      },
      { code: "brand", name: "Márka", is_active: false, options: [{ id: "o3", label: "Boci", is_active: true }] },
    ],
    package_official_g: 1030,
    package_official_ml: 1000,
    is_subscribed: true,
    meta_title: "Tej – Kamra",
    meta_description: "Friss tej",
  },
  model: {
    ...product.model,
    origin: null,
    barcodes: ["5991234567890"],
    descriptionHtml: "<p>Friss</p>",
    ingredientsHtml: "<p>Tej</p>",
    nutrition: [{ name: "Energia", value: "64 kcal" }],
    attributes: [{ code: "fat", name: "Zsír", options: [{ id: "o1", label: "2,8%" }] }],
    votes: [1, 10, 100, 1000, 10_000],
    packageGrams: 1030,
    packageMillilitres: 1000,
    isSubscribed: true,
    metaTitle: "Tej – Kamra",
    metaDescription: "Friss tej",
  },
  without: {
    description: { descriptionHtml: null },
    components: { ingredientsHtml: null },
    package_official_g: { packageGrams: null },
    package_official_ml: { packageMillilitres: null },
    meta_title: { metaTitle: null },
    meta_description: { metaDescription: null },
  },
});

const facets = { attributes: [], price_min: 99, price_max: 999, discounted_count: 3, news_count: 4 };
const page = {
  wire: {
    data: [product.wire],
    paginatorInfo: { currentPage: 2, perPage: 24, lastPage: 5, total: 99 },
    popular_only: true,
  },
  model: { products: [product.model], page: 2, pageSize: 24, lastPage: 5, total: 99, isPopularOnly: true },
};
const facetsRead = { attributes: [], priceMin: 99, priceMax: 999, discountedCount: 3, newsCount: 4 };

reads("a page of products", productPageFromWire, {
  wire: { ...page.wire, facets, corrected_term: "tejföl" },
  model: { ...page.model, facets: facetsRead, correctedTerm: "tejföl" },
});

reads("a page of no products", productPageFromWire, {
  wire: { ...page.wire, data: [], facets: { ...facets, price_min: null, price_max: null } },
  model: {
    ...page.model,
    products: [],
    facets: { ...facetsRead, priceMin: null, priceMax: null },
    correctedTerm: null,
  },
});

reads("an image", imageFromWire, { ...image, without: { alt: { alt: null } } });

reads("an ordered product", orderedProductFromWire, {
  wire: {
    product: { id: "12", name: "Alma", default_category_id: "8" },
    order_count: 3,
    created_at: "2026-11-20T10:00:00Z",
    first_created_at: "2026-10-20T10:00:00Z",
    default_quantity_piece: 2,
    default_quantity_name: "db",
    alternative_quantity_piece: 12,
    alternative_quantity_name: "csomag",
  },
  model: {
    productId: "12",
    name: "Alma",
    categoryId: "8",
    orderCount: 3,
    quantity: 2,
    unitName: "db",
    alternativeQuantity: 12,
    alternativeUnitName: "csomag",
    orderedAt: "2026-11-20T10:00:00Z",
    firstOrderedAt: "2026-10-20T10:00:00Z",
  },
});

const category = {
  id: "3",
  parent_id: "1",
  name: "Tejtermék",
  url_key: "tejtermek",
  content: "<p>Friss</p>",
  keywords: "tej, vaj",
  description: "Friss",
  is_promotion: true,
  is_homepage_prohibited: true,
  promotion_place: "MENU",
  product_count: 12,
};
const categoryRead = {
  id: "3",
  parentId: "1",
  name: "Tejtermék",
  urlKey: "tejtermek",
  description: "Friss",
  content: "<p>Friss</p>",
  keywords: "tej, vaj",
  isPromotion: true,
  isHomepageProhibited: true,
  promotionPlace: "MENU",
  ownProductCount: 12,
};

const level = (id: string, children?: ReadonlyArray<object>) => ({ ...category, id, parent_id: "1", children });
const levelRead = (id: string, children: ReadonlyArray<object>) => ({ ...categoryRead, id, parentId: "1", children });

reads("a category with three levels under it", categoryNodeFromWire, {
  wire: level("3", [level("4", [level("5", [level("6")]), level("7", [])]), level("8", [])]),
  model: levelRead("3", [
    levelRead("4", [levelRead("5", [levelRead("6", [])]), levelRead("7", [])]),
    levelRead("8", []),
  ]),
  without: {
    parent_id: { parentId: null },
    description: { description: null },
    content: { content: null },
    keywords: { keywords: null },
    promotion_place: { promotionPlace: null },
  },
});
