import type { Kysely } from "kysely";
import { among } from "../database/among.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { ofIds } from "../database/ofIds.ts";
import { groupBy } from "../database/groupBy.ts";

/** A deposit item, before its pictures are loaded. */
export interface EmptyRow {
  readonly id: number;
  readonly name: string;
  readonly price: number;
  readonly weight: number | null;
}

const readEmpties = ofIds((db, productIds) =>
  db
    .selectFrom("product_empties as link")
    .innerJoin("empties as empty", "empty.id", "link.empty_id")
    .where(among("link.product_id", productIds))
    .orderBy("link.product_id")
    .orderBy("link.empty_id")
    .select(["link.product_id", "empty.id", "empty.name", "empty.price", "empty.weight"]),
);

/** The deposit items that come with products. */
export async function loadEmpties(
  db: Kysely<DatabaseSchema>,
  productIds: ReadonlyArray<number>,
): Promise<Map<number, EmptyRow[]>> {
  return groupBy(await readEmpties(db, productIds), {
    key: (row) => row.product_id,
    value: ({ id, name, price, weight }) => ({ id, name, price, weight }),
  });
}
