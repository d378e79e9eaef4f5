import type { Kysely, Selectable } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema, ImageTable } from "../database/DatabaseSchema.ts";
import { ofIds } from "../database/ofIds.ts";
import { groupBy } from "../database/groupBy.ts";

export type ImageRow = Selectable<ImageTable>;

const imageOf = ({ id, key, alt }: ImageRow): ImageRow => ({ id, key, alt });

/** Pictures by their own ids. */
export async function loadImages(
  db: Kysely<DatabaseSchema>,
  ids: ReadonlyArray<number>,
): Promise<Map<number, ImageRow>> {
  const rows = await db.selectFrom("images").where(among("id", ids)).selectAll().execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const readProductImages = ofIds((db, productIds) =>
  db
    .selectFrom("product_images as link")
    .innerJoin("images as image", "image.id", "link.image_id")
    .where(among("link.product_id", productIds))
    .orderBy("link.product_id")
    .orderBy("link.position")
    .orderBy("link.image_id")
    .select(["link.product_id", "image.id", "image.key", "image.alt"]),
);

/** The pictures of products, in their order. */
export async function loadProductImages(
  db: Kysely<DatabaseSchema>,
  productIds: ReadonlyArray<number>,
): Promise<Map<number, ImageRow[]>> {
  return groupBy(await readProductImages(db, productIds), { key: (row) => row.product_id, value: imageOf });
}

/** The pictures of deposit items, in their order. */
export async function loadEmptyImages(
  db: Kysely<DatabaseSchema>,
  emptyIds: ReadonlyArray<number>,
): Promise<Map<number, ImageRow[]>> {
  const rows = await db
    .selectFrom("empty_images as link")
    .innerJoin("images as image", "image.id", "link.image_id")
    .where(among("link.empty_id", emptyIds))
    .orderBy("link.empty_id")
    .orderBy("link.position")
    .orderBy("link.image_id")
    .select(["link.empty_id", "image.id", "image.key", "image.alt"])
    .execute();
  return groupBy(rows, { key: (row) => row.empty_id, value: imageOf });
}
