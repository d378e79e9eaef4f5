import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Brand } from "../generated/types.ts";
import { type BrandRow, brandRows } from "./brandRows.ts";

interface Reading {
  readonly db: Kysely<DatabaseSchema>;
}

const encode = ({ id, name, slug, description, product_count }: BrandRow): Brand => ({
  id: String(id),
  name,
  slug,
  description,
  product_count,
});

/** A page of the brands, by name. */
export async function loadBrands(
  { page, first }: { readonly page: number; readonly first: number },
  { db }: Reading,
): Promise<Brand[]> {
  return (
    await brandRows(db)
      .orderBy("brand.name_key")
      .orderBy("brand.id")
      .limit(first)
      .offset((page - 1) * first)
      .execute()
  ).map(encode);
}

/** The brand under this slug, while it has products. */
export async function findBrand(slug: string, { db }: Reading): Promise<Brand | null> {
  const row = await brandRows(db).where("brand.slug", "=", slug).executeTakeFirst();
  return row === undefined ? null : encode(row);
}
