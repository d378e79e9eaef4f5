import { type RawBuilder, sql } from "kysely";
import type { CoordinatesInput, PostPoint, PostPointFilters, QueryPostPointsArgs } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { beginningWith } from "./beginningWith.ts";
import { findPostPoints } from "./findPostPoints.ts";

const within = (degrees: number, limit: number): number => Math.max(-limit, Math.min(limit, degrees));

/** How far a point is, in degrees of latitude and squared: on a country's scale the earth is flat. */
function distanceTo({ latitude, longitude }: CoordinatesInput): RawBuilder<number> {
  const north = within(latitude, 90);
  const east = within(longitude, 180);
  const narrowing = Math.cos((north * Math.PI) / 180);
  return sql<number>`power(latitude - ${north}::float8, 2) + power((longitude - ${east}::float8) * ${narrowing}::float8, 2)`;
}

/** Where a postcode is: among its post points, or those of the postcode whose number is the closest. */
async function placeOf(postcode: number, { db }: Pick<Context, "db">): Promise<CoordinatesInput | undefined> {
  return await db
    .selectFrom("post_points")
    .select(["latitude", "longitude"])
    .orderBy(sql`abs(postcode::bigint - ${postcode}::bigint)`)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

async function orderOf(
  { near, postcode }: PostPointFilters,
  context: Pick<Context, "db">,
): Promise<RawBuilder<unknown>> {
  const place = near ?? (typeof postcode === "number" ? await placeOf(postcode, context) : undefined);
  return place === undefined ? sql.ref("city_key") : distanceTo(place);
}

/** The post points in a city, the nearest to a place or to a postcode first. */
export async function listPostPoints(
  { filters }: QueryPostPointsArgs,
  { db }: Pick<Context, "db">,
): Promise<PostPoint[]> {
  const where = filters?.city ? sql<boolean>`city_key like ${beginningWith(filters.city)}` : sql<boolean>`true`;
  return await findPostPoints(db, { where, order: await orderOf(filters ?? {}, { db }) });
}
