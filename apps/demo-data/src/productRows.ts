import type { Rows } from "@kamra/backend";
import { type AttributeOptionRecord, attributeOptions, attributes, brandOption } from "./product/attributes.ts";
import { addDays } from "./plan/calendar.ts";
import { deposits } from "./product/deposits.ts";
import type { ImageRegistry } from "./ImageRegistry.ts";
import { tableBrands } from "./tree/brands.ts";
import type { DayOffset, ProductRecord } from "./product/ProductRecord.ts";
import { productRecords } from "./product/productRecords.ts";

interface Options {
  readonly size: number;
  /** The Budapest day to which offers and news are relative. */
  readonly today: string;
  readonly images: ImageRegistry;
}

/** Products in one batch: enough to be quick, few enough to hold in memory. */
const batchSize = 500;

function productRow({ row, days }: ProductRecord, today: string) {
  const day = (offset: DayOffset): string | null => (offset === null ? null : addDays(today, offset));
  const hour = (offset: DayOffset, time: string): string | null =>
    offset === null ? null : `${addDays(today, offset)} ${time} Europe/Budapest`;
  return {
    ...row,
    created_at: hour(days.created, "08:00") ?? today,
    special_from_date: day(days.specialFrom),
    special_to_date: day(days.specialTo),
    news_from_date: hour(days.newsFrom, "00:00"),
    news_to_date: hour(days.newsTo, "00:00"),
  };
}

const optionRows = (options: ReadonlyArray<AttributeOptionRecord>): Rows => ({
  table: "attribute_options",
  rows: options.map(({ id, attributeId, label, position }) => ({
    id,
    attribute_id: attributeId,
    label,
    position,
    is_active: true,
    is_default: false,
  })),
});

function* depositRows(images: ImageRegistry): Generator<Rows> {
  yield { table: "empties", rows: deposits.map(({ id, name, price, weight }) => ({ id, name, price, weight })) };
  const pictures = deposits.map(({ id, imageKey }) => ({ empty_id: id, image_id: images.idOf(imageKey), position: 0 }));
  yield images.fresh();
  yield { table: "empty_images", rows: pictures };
}

function* batchRows(
  batch: ReadonlyArray<ProductRecord>,
  { today, images }: Pick<Options, "today" | "images">,
): Generator<Rows> {
  const linksOf = <Link>(links: (record: ProductRecord) => ReadonlyArray<Link>) =>
    batch.flatMap((record) => links(record).map((link, position) => ({ product_id: record.row.id, link, position })));
  const categories = linksOf(({ categoryIds }) => categoryIds);
  const options = linksOf(({ optionIds }) => optionIds);
  const empties = linksOf(({ emptyIds }) => emptyIds);
  const pictures = linksOf(({ imageKeys }) => imageKeys.map((key) => images.idOf(key)));
  yield { table: "products", rows: batch.map((record) => productRow(record, today)) };
  yield {
    table: "product_categories",
    rows: categories.map(({ product_id, link, position }) => ({ product_id, category_id: link, position })),
  };
  yield {
    table: "product_attribute_options",
    rows: options.map(({ product_id, link }) => ({ product_id, option_id: link })),
  };
  yield { table: "product_empties", rows: empties.map(({ product_id, link }) => ({ product_id, empty_id: link })) };
  yield images.fresh();
  yield {
    table: "product_images",
    rows: pictures.map(({ product_id, link, position }) => ({ product_id, image_id: link, position })),
  };
}

function* inBatches<T>(entries: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const entry of entries) {
    batch.push(entry);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Attributes, deposits and products in batches; categories come before. Returns the options of all brands, the makers' of a large catalogue too. */
export function* productRows({ size, today, images }: Options): Generator<Rows, ReadonlyArray<AttributeOptionRecord>> {
  yield {
    table: "attributes",
    rows: attributes.map((attribute) => ({ ...attribute, filterable: true, is_active: true })),
  };
  yield optionRows(attributeOptions);
  yield* depositRows(images);
  const brands = new Map(tableBrands.map((brand) => [brand, brandOption(brand)]));
  for (const batch of inBatches(productRecords({ size }), batchSize)) {
    // A large catalogue has makers that the tables do not name.
    const makers = [...new Set(batch.map(({ brand }) => brand))]
      .filter((brand) => brand !== "" && !brands.has(brand))
      .map(brandOption);
    for (const maker of makers) brands.set(maker.label, maker);
    yield optionRows(makers);
    yield* batchRows(batch, { today, images });
  }
  return [...brands.values()];
}
