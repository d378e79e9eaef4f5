import type { Kysely, RawBuilder } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { PostPoint } from "../generated/types.ts";

const mostPoints = 100;

interface Sought {
  readonly where: RawBuilder<boolean>;
  readonly order: RawBuilder<unknown>;
}

/** Post points as the contract writes them. One statement. */
export async function findPostPoints(db: Kysely<DatabaseSchema>, { where, order }: Sought): Promise<PostPoint[]> {
  const rows = await db
    .selectFrom("post_points")
    .where(where)
    .orderBy(order)
    .orderBy("city_key")
    .orderBy("id")
    .limit(mostPoints)
    .selectAll()
    .execute();
  return rows.map(({ city_key: _key, id, ...point }) => ({ ...point, id: String(id) }));
}
