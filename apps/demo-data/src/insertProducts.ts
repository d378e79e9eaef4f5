import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { type AttributeOptionRecord, attributeOptions, attributes, brandOption } from "./attributes.ts";
import { addDays } from "./calendar.ts";
import { deposits } from "./deposits.ts";
import { insertRows } from "./insertRows.ts";
import type { ImageRegistry } from "./makeImageRegistry.ts";
import type { DayOffset, ProductRecord } from "./ProductRecord.ts";
import { productRecords } from "./productRecords.ts";

interface Options {
  readonly size: number;
  /** The Budapest day to which offers and news are relative. */
  readonly today: string;
  readonly images: ImageRegistry;
  readonly onProgress: (done: number, total: number) => void;
}

/** Products in one statement: enough to be quick, few enough to hold in memory. */
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

async function insertOptions(db: Kysely<DatabaseSchema>, options: ReadonlyArray<AttributeOptionRecord>): Promise<void> {
  const rows = options.map(({ id, attributeId, label, position }) => ({
    id,
    attribute_id: attributeId,
    label,
    position,
    is_active: true,
    is_default: false,
  }));
  await insertRows(db, "attribute_options", rows);
}

async function insertDeposits(db: Kysely<DatabaseSchema>, images: ImageRegistry): Promise<void> {
  await insertRows(
    db,
    "empties",
    deposits.map(({ id, name, price, weight }) => ({ id, name, price, weight })),
  );
  const pictures = deposits.map(({ id, imageKey }) => ({ empty_id: id, image_id: images.idOf(imageKey), position: 0 }));
  await images.flush();
  await insertRows(db, "empty_images", pictures);
}

async function insertBatch(
  db: Kysely<DatabaseSchema>,
  batch: ReadonlyArray<ProductRecord>,
  { today, images }: Pick<Options, "today" | "images">,
): Promise<void> {
  const linksOf = <Link>(links: (record: ProductRecord) => ReadonlyArray<Link>) =>
    batch.flatMap((record) => links(record).map((link, position) => ({ product_id: record.row.id, link, position })));
  const categories = linksOf(({ categoryIds }) => categoryIds);
  const options = linksOf(({ optionIds }) => optionIds);
  const empties = linksOf(({ emptyIds }) => emptyIds);
  const pictures = linksOf(({ imageKeys }) => imageKeys.map((key) => images.idOf(key)));
  await insertRows(
    db,
    "products",
    batch.map((record) => productRow(record, today)),
  );
  await insertRows(
    db,
    "product_categories",
    categories.map(({ product_id, link, position }) => ({ product_id, category_id: link, position })),
  );
  await insertRows(
    db,
    "product_attribute_options",
    options.map(({ product_id, link }) => ({ product_id, option_id: link })),
  );
  await insertRows(
    db,
    "product_empties",
    empties.map(({ product_id, link }) => ({ product_id, empty_id: link })),
  );
  await images.flush();
  await insertRows(
    db,
    "product_images",
    pictures.map(({ product_id, link, position }) => ({ product_id, image_id: link, position })),
  );
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

/** Fills attributes, deposits and products in batches; categories come before. */
export async function insertProducts(
  db: Kysely<DatabaseSchema>,
  { size, today, images, onProgress }: Options,
): Promise<void> {
  await insertRows(
    db,
    "attributes",
    attributes.map((attribute) => ({ ...attribute, filterable: true, is_active: true })),
  );
  await insertOptions(db, attributeOptions);
  await insertDeposits(db, images);
  const knownOptions = new Set(attributeOptions.map(({ id }) => id));
  let done = 0;
  for (const batch of inBatches(productRecords({ size }), batchSize)) {
    // A large catalogue has makers that the tables do not name.
    const brands = [...new Set(batch.map(({ brand }) => brand))].filter((brand) => brand !== "");
    const makers = brands.map(brandOption).filter(({ id }) => !knownOptions.has(id));
    for (const { id } of makers) knownOptions.add(id);
    await insertOptions(db, makers);
    await insertBatch(db, batch, { today, images });
    done += batch.length;
    onProgress(done, size);
  }
}
