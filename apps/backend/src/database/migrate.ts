import type { Kysely } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { DatabaseSchema } from "./DatabaseSchema.ts";
import { createCarts } from "./migrations/createCarts.ts";
import { createCatalogue } from "./migrations/createCatalogue.ts";
import { createContent } from "./migrations/createContent.ts";
import { createDelivery } from "./migrations/createDelivery.ts";
import { createSearch } from "./migrations/createSearch.ts";

/** In the order of their names; one that has been released is never changed, only followed by another. */
const migrations: Record<string, Migration> = {
  "0001-create-catalogue": { up: createCatalogue },
  "0002-create-carts": { up: createCarts },
  "0003-create-delivery": { up: createDelivery },
  "0004-create-content": { up: createContent },
  "0005-create-search": { up: createSearch },
};

/**
 * Brings the database's tables up to date, all or nothing, and answers the names of the migrations that ran. Several
 * processes may call it at once on one PostgreSQL: they take turns.
 *
 * Errors: what the database says about a migration that failed.
 */
export async function migrate(db: Kysely<DatabaseSchema>): Promise<ReadonlyArray<string>> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error !== undefined) throw new Error("The database could not be migrated", { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}
