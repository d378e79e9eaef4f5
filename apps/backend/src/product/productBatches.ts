import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { among } from "../database/among.ts";
import { groupBy } from "../database/groupBy.ts";
import { ofIds } from "../database/ofIds.ts";
import type { ProductAttribute, ProductAttributeOption, ProductCategoryLink } from "../generated/types.ts";
import type { Batches, Context } from "../graphql/Context.ts";
import { type Batch, createBatch } from "../graphql/createBatch.ts";
import type { ProductTexts } from "../graphql/parents/ProductParent.ts";
import { type EmptyRow, loadEmpties } from "./loadEmpties.ts";
import { type ImageRow, loadEmptyImages, loadImages, loadProductImages } from "./loadImages.ts";

const readOptions = ofIds((db, productIds) =>
  db
    .selectFrom("product_attribute_options as chosen")
    .innerJoin("attribute_options as option", "option.id", "chosen.option_id")
    .innerJoin("attributes as attribute", "attribute.id", "option.attribute_id")
    .where(among("chosen.product_id", productIds))
    .orderBy("chosen.product_id")
    .orderBy("attribute.position")
    .orderBy("attribute.id")
    .orderBy("option.position")
    .orderBy("option.id")
    .select([
      "chosen.product_id",
      "attribute.id",
      "attribute.code",
      "attribute.name",
      "attribute.filterable",
      "attribute.is_active",
    ])
    .select([
      "option.id as option_id",
      "option.label",
      "option.position",
      "option.is_active as option_is_active",
      "option.is_default",
    ]),
);

/** The attributes that products have, each with the options chosen for the product. */
async function loadAttributes(
  db: Kysely<DatabaseSchema>,
  productIds: ReadonlyArray<number>,
): Promise<Map<number, ProductAttribute[]>> {
  const products = new Map<number, (ProductAttribute & { options: ProductAttributeOption[] })[]>();
  for (const row of await readOptions(db, productIds)) {
    const {
      product_id,
      id,
      code,
      name,
      filterable,
      is_active,
      option_id,
      label,
      position,
      option_is_active,
      is_default,
    } = row;
    const attributes = products.get(product_id) ?? [];
    products.set(product_id, attributes);
    const option = { id: String(option_id), label, position, is_active: option_is_active, is_default };
    const last = attributes.at(-1);
    if (last?.code === code) last.options.push(option);
    else attributes.push({ id: String(id), code, name, filterable, is_active, options: [option] });
  }
  return products;
}

const readLinks = ofIds((db, productIds) =>
  db
    .selectFrom("product_categories as link")
    .innerJoin("categories as category", "category.id", "link.category_id")
    .where(among("link.product_id", productIds))
    .orderBy("link.product_id")
    .orderBy("link.position")
    .orderBy("link.category_id")
    .select(["link.product_id", "category.id", "category.name", "category.url_key"]),
);

/** The categories of products. */
async function loadCategoryLinks(
  db: Kysely<DatabaseSchema>,
  productIds: ReadonlyArray<number>,
): Promise<Map<number, ProductCategoryLink[]>> {
  return groupBy(await readLinks(db, productIds), {
    key: (row) => row.product_id,
    value: ({ id, name, url_key }) => ({ id: String(id), name, url_key }),
  });
}

/** The long texts of products. */
async function loadProductTexts(
  db: Kysely<DatabaseSchema>,
  productIds: ReadonlyArray<number>,
): Promise<Map<number, ProductTexts>> {
  const rows = await db
    .selectFrom("products")
    .where(among("id", productIds))
    .select(["id", "description", "components", "nutrition_data", "meta_title", "meta_description", "meta_keywords"])
    .execute();
  return new Map(rows.map(({ id, ...texts }) => [id, texts]));
}

declare module "../graphql/Context.ts" {
  interface Batches {
    readonly attributesOf: Batch<number, ProductAttribute[]>;
    readonly categoriesOf: Batch<number, ProductCategoryLink[]>;
    readonly emptiesOf: Batch<number, EmptyRow[]>;
    readonly imagesOf: Batch<number, ImageRow[]>;
    readonly imagesOfEmpty: Batch<number, ImageRow[]>;
    readonly textsOf: Batch<number, ProductTexts | null>;
  }
}

/** Batched loaders of products' related rows. */
export const productBatches = ({
  db,
}: Pick<Context, "db">): Pick<
  Batches,
  "attributesOf" | "categoriesOf" | "emptiesOf" | "image" | "imagesOf" | "imagesOfEmpty" | "textsOf"
> => ({
  attributesOf: createBatch((productIds: ReadonlyArray<number>) => loadAttributes(db, productIds), {
    missing: () => [],
  }),
  categoriesOf: createBatch((productIds: ReadonlyArray<number>) => loadCategoryLinks(db, productIds), {
    missing: () => [],
  }),
  emptiesOf: createBatch((productIds: ReadonlyArray<number>) => loadEmpties(db, productIds), { missing: () => [] }),
  image: createBatch((ids: ReadonlyArray<number>) => loadImages(db, ids), { missing: () => null }),
  imagesOf: createBatch((productIds: ReadonlyArray<number>) => loadProductImages(db, productIds), {
    missing: () => [],
  }),
  imagesOfEmpty: createBatch((emptyIds: ReadonlyArray<number>) => loadEmptyImages(db, emptyIds), { missing: () => [] }),
  textsOf: createBatch((productIds: ReadonlyArray<number>) => loadProductTexts(db, productIds), {
    missing: () => null,
  }),
});
