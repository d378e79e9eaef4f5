import assert from "node:assert/strict";
import * as v from "valibot";
import { productsQuery } from "../../packages/core/src/catalogue/graphql/generated/operations.ts";
import { Failure } from "../../packages/core/src/decoding/Failure.ts";
import { reading } from "../../packages/core/src/decoding/Reading.ts";
import { readProduct } from "../../packages/core/src/product/graphql/readers.ts";
import { compare } from "../compare.ts";
import { printFigure, printRatio } from "../print.ts";

const image = { id: "i1", alt: null, conversions: { full: "/f.webp", list: "/l.webp", thumbnail: "/t.webp" } };
const votes = { vote_count_one: 1, vote_count_two: 2, vote_count_three: 3, vote_count_four: 4, vote_count_five: 5 };
const wireProduct = (index: number) => ({
  id: `${index}`,
  name: `Product ${index}`,
  status: "AVAILABLE",
  url_key: `product-${index}`,
  smarturl: `/product-${index}`,
  categories: [{ id: "3", name: "Milk", url_key: "milk" }],
  default_category_id: "3",
  price: 399,
  price_unit: "l",
  price_per_unit: 0.5,
  vat: 18,
  special_price: 349,
  special_from_date: "2026-11-20",
  special_to_date: "2026-11-30",
  personal_discount_price: null,
  lowest_price_30d: 379,
  webshop_only_price: false,
  news_from_date: null,
  news_to_date: null,
  vote_calculated: { ...votes, vote_avg: 4.5 },
  alternative_quantity_name: "box",
  alternative_quantity_minimum: 1,
  alternative_quantity_scale: 1,
  alternative_quantity_exchange_rate: 12,
  default_quantity_name: "db",
  default_quantity_minimum: 1,
  default_quantity_scale: 1,
  gift_message_available: false,
  is_mpl: true,
  sliceable: false,
  weight: 1030,
  adults_only: false,
  allergens: [],
  empties: [{ id: "e1", name: "Glass", price: 50, weight: 300 }],
  attributes: [
    { code: "brand", name: "Brand", is_active: true, options: [{ id: "o1", label: "Boci", is_active: true }] },
  ],
  images: [image, image],
});

const facets = { attributes: [], price_min: 99, price_max: 999, discounted_count: 3, news_count: 4 };
const paginatorInfo = { currentPage: 1, perPage: 48, lastPage: 5, total: 200 };
const page = {
  products: { data: Array.from({ length: 48 }, (_, index) => wireProduct(index)), paginatorInfo, facets },
};
const text = JSON.stringify(page);

const named = { id: v.string(), name: v.string() };
const perhaps = { text: v.nullish(v.string()), figure: v.nullish(v.number()) };
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const picture = v.object({ full: v.string(), list: v.string(), thumbnail: v.string() });
/** Only the wire's shape, without the model's bounds and patterns, which our decoders also check. */
const byValibot = v.object({
  ...named,
  status: v.string(),
  url_key: v.string(),
  smarturl: perhaps.text,
  categories: v.array(v.object({ ...named, url_key: v.string() })),
  default_category_id: perhaps.text,
  price: v.number(),
  price_unit: perhaps.text,
  price_per_unit: perhaps.figure,
  vat: perhaps.figure,
  special_price: perhaps.figure,
  special_from_date: perhaps.text,
  special_to_date: perhaps.text,
  personal_discount_price: perhaps.figure,
  lowest_price_30d: perhaps.figure,
  webshop_only_price: v.boolean(),
  news_from_date: perhaps.text,
  news_to_date: perhaps.text,
  vote_calculated: v.object({
    vote_count_one: count,
    vote_count_two: count,
    vote_count_three: count,
    vote_count_four: count,
    vote_count_five: count,
    vote_avg: perhaps.figure,
  }),
  alternative_quantity_name: perhaps.text,
  alternative_quantity_minimum: perhaps.figure,
  alternative_quantity_scale: perhaps.figure,
  alternative_quantity_exchange_rate: perhaps.figure,
  default_quantity_name: v.string(),
  default_quantity_minimum: perhaps.figure,
  default_quantity_scale: perhaps.figure,
  gift_message_available: v.boolean(),
  is_mpl: v.boolean(),
  sliceable: v.boolean(),
  weight: perhaps.figure,
  adults_only: v.boolean(),
  allergens: v.array(v.string()),
  empties: v.array(v.object({ ...named, price: v.number(), weight: perhaps.figure })),
  attributes: v.array(
    v.object({
      code: v.string(),
      name: v.string(),
      is_active: v.boolean(),
      options: v.array(v.object({ id: v.string(), label: v.string(), is_active: v.boolean() })),
    }),
  ),
  images: v.array(
    v.pipe(
      v.object({ id: v.string(), alt: perhaps.text, conversions: picture }),
      v.transform(({ id, alt, conversions }) => ({ id, alt: alt ?? null, ...conversions })),
    ),
  ),
});
const pageByValibot = v.object({
  products: v.object({
    data: v.array(
      v.pipe(
        byValibot,
        v.transform((wire) => readProduct(wire)),
      ),
    ),
  }),
});

const parsed = (): unknown => JSON.parse(text);
const ours = () => productsQuery.decoder(parsed(), reading());
const theirs = () => v.parse(pageByValibot, parsed());

const first = performance.now();
const read = ours();
const firstMs = performance.now() - first;
assert(!(read instanceof Failure));
assert.deepEqual(read.products.products, theirs().products.data);

const what = "an answer of 48 products, parsed and decoded";
printFigure(`${firstMs.toFixed(1)} ms`, { what: `${what} for the first time` });
printRatio(compare(ours, parsed), { what: `${what}, against JSON.parse alone` });
printRatio(compare(ours, theirs), { what: `${what}, against valibot, which checks the shape and not the model` });
