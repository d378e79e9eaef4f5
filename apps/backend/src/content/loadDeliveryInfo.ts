import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { DeliveryInfo } from "../generated/resolvers.ts";

/** What there is to know about delivery, in its order, as it was written. */
export async function loadDeliveryInfo(db: Kysely<DatabaseSchema>): Promise<DeliveryInfo[]> {
  const rows = await db.selectFrom("delivery_info").selectAll().orderBy("position").orderBy("id").execute();
  return rows.map(({ id, ...info }) => ({ ...info, id: String(id) }));
}
