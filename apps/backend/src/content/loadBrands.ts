import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Brand } from "../generated/resolvers.ts";
import { type BrandRow, brandRows } from "./brandRows.ts";
import { readPage } from "./readPage.ts";

interface Reading {
  readonly db: Kysely<DatabaseSchema>;
}

const encode = ({ id, name, slug, description, product_count }: BrandRow): Brand => ({ id: String(id), name, slug, description, product_count });

/** A page of the brands, by name. Errors: Refusal VALIDATION_FAILED for more than 500, or a page out of bounds. */
export async function loadBrands(asked: { readonly page: number; readonly first: number }, { db }: Reading): Promise<Brand[]> {
  const { limit, offset } = readPage(asked, { mostFirst: 500 });
  return (await brandRows(db).orderBy("brand.name_key").orderBy("brand.id").limit(limit).offset(offset).execute()).map(encode);
}

/** The brand under this slug, while it has products. */
export async function findBrand(slug: string, { db }: Reading): Promise<Brand | null> {
  const row = await brandRows(db).where("brand.slug", "=", slug).executeTakeFirst();
  return row === undefined ? null : encode(row);
}
