import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../../database/DatabaseSchema.ts";
import { ids } from "./ids.ts";
import { products } from "./products.ts";

const categories = [
  { id: 3, parent_id: null, level: 1, position: 1, name: "Zöldség, gyümölcs", url_key: "zoldseg-gyumolcs" },
  { id: 30, parent_id: 3, level: 2, position: 1, name: "Gyümölcs", url_key: "gyumolcs" },
  { id: 300, parent_id: 30, level: 3, position: 1, name: "Magyar gyümölcs", url_key: "magyar-gyumolcs" },
  { id: 3000, parent_id: 300, level: 4, position: 1, name: "Alma, körte", url_key: "alma-korte" },
  { id: 4, parent_id: null, level: 1, position: 2, name: "Tejtermék", url_key: "tejtermek" },
  { id: 40, parent_id: 4, level: 2, position: 1, name: "Joghurt", url_key: "joghurt" },
  { id: 5, parent_id: null, level: 1, position: 3, name: "Ital", url_key: "ital" },
];

const productCategories: readonly [number, number][] = [
  [ids.apple, 3000],
  [ids.pear, 3000],
  [ids.seasonal, 30],
  [ids.sourCream, 4],
  [ids.milk, 4],
  [ids.yoghurt, 40],
  [ids.beer, 5],
  [ids.ended, 5],
  [ids.appleJuice, 5],
  [ids.apple, 30],
];

async function fillCategories(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .insertInto("categories")
    .values(
      categories.map((row) => ({ ...row, content: null, keywords: null, description: null, promotion_place: null })),
    )
    .execute();
  await db
    .insertInto("product_categories")
    .values(productCategories.map(([product_id, category_id], position) => ({ product_id, category_id, position })))
    .execute();
}

async function fillAttributes(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .insertInto("attributes")
    .values([
      { id: 1, code: "brand", name: "Márka", filterable: true, position: 1 },
      { id: 2, code: "diet", name: "Étrend", filterable: true, position: 2 },
      { id: 3, code: "internal", name: "Belső", filterable: false, position: 3 },
    ])
    .execute();
  await db
    .insertInto("attribute_options")
    .values([
      { id: 11, attribute_id: 1, label: "Kerti", position: 1 },
      { id: 12, attribute_id: 1, label: "Tanyasi", position: 2 },
      { id: 13, attribute_id: 1, label: "Üres", position: 3 },
      { id: 21, attribute_id: 2, label: "Vegán", position: 1 },
      { id: 22, attribute_id: 2, label: "Laktózmentes", position: 2 },
      { id: 31, attribute_id: 3, label: "Polc 7", position: 1 },
    ])
    .execute();
  const options: readonly [number, number][] = [
    [ids.apple, 11],
    [ids.pear, 11],
    [ids.milk, 12],
    [ids.sourCream, 12],
    [ids.yoghurt, 12],
    [ids.apple, 21],
    [ids.yoghurt, 22],
    [ids.milk, 31],
  ];
  await db
    .insertInto("product_attribute_options")
    .values(options.map(([product_id, option_id]) => ({ product_id, option_id })))
    .execute();
}

async function fillDeposits(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .insertInto("empties")
    .values([{ id: 1, name: "0,5 l-es üveg", price: 50, weight: 300 }])
    .execute();
  await db
    .insertInto("product_empties")
    .values([{ product_id: ids.beer, empty_id: 1 }])
    .execute();
}

async function fillPictures(db: Kysely<DatabaseSchema>): Promise<void> {
  await db
    .insertInto("images")
    .values([
      { id: 1, key: "apple", alt: "Alma" },
      { id: 2, key: "bottle", alt: null },
    ])
    .execute();
  await db
    .insertInto("product_images")
    .values([{ product_id: ids.apple, image_id: 1 }])
    .execute();
  await db
    .insertInto("empty_images")
    .values([{ empty_id: 1, image_id: 2 }])
    .execute();
}

/** Categories, products and their related rows. */
export async function fillCatalogue(db: Kysely<DatabaseSchema>, { now }: { readonly now: Date }): Promise<void> {
  for (const product of products(now)) await db.insertInto("products").values(product).execute();
  await fillCategories(db);
  await fillAttributes(db);
  await fillDeposits(db);
  await fillPictures(db);
}
