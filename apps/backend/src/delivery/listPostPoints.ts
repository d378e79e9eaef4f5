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

function orderOf({ near, postcode }: PostPointFilters): RawBuilder<unknown> {
  if (near) return distanceTo(near);
  return typeof postcode === "number" ? sql<number>`abs(postcode::bigint - ${postcode}::bigint)` : sql.ref("city_key");
}

/** The post points in a city, the nearest to a place or to a postcode first. */
export async function listPostPoints(
  { filters }: QueryPostPointsArgs,
  { db }: Pick<Context, "db">,
): Promise<PostPoint[]> {
  const where = filters?.city ? sql<boolean>`city_key like ${beginningWith(filters.city)}` : sql<boolean>`true`;
  return await findPostPoints(db, { where, order: orderOf(filters ?? {}) });
}
