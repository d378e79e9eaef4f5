import { fold } from "@kamra/core/search";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type {
  CoordinatesInput,
  PostPoint,
  PostPointFilters,
  Postcode,
  PostcodeFilters,
  QueryPostPointsArgs,
} from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import type { Resolvers } from "../graphql/generated/resolvers.ts";
import { findPostPoints } from "./findPostPoints.ts";

/** A pattern for what begins with a text, accents and case aside; the text's own wildcards mean themselves. */
const beginningWith = (text: string): string => `${fold(text.trim()).replace(/[\\%_]/g, "\\$&")}%`;

const within = (degrees: number, limit: number): number => Math.max(-limit, Math.min(limit, degrees));

/** The squared distance to a point in degrees of latitude, on a flat earth, which is exact enough within a country. */
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
async function listPostPoints({ filters }: QueryPostPointsArgs, { db }: Pick<Context, "db">): Promise<PostPoint[]> {
  const where = filters?.city ? sql<boolean>`city_key like ${beginningWith(filters.city)}` : sql<boolean>`true`;
  return await findPostPoints(db, { where, order: await orderOf(filters ?? {}, { db }) });
}

const mostEntries = 100;

/** Places by postcode and the beginning of their names; with a street, the streets that begin with it. */
async function findPostcodes(
  { postcode, city, street }: PostcodeFilters,
  { db }: { readonly db: Kysely<DatabaseSchema> },
): Promise<Postcode[]> {
  if (street) {
    return await db
      .selectFrom("streets as street")
      .innerJoin("places as place", (join) =>
        join.onRef("place.postcode", "=", "street.postcode").onRef("place.city", "=", "street.city"),
      )
      .where("street.name_key", "like", beginningWith(street))
      .$if(Boolean(postcode), (query) => query.where("street.postcode", "=", postcode ?? 0))
      .$if(Boolean(city), (query) => query.where("place.city_key", "like", beginningWith(city ?? "")))
      .orderBy("street.name_key")
      .orderBy("street.postcode")
      .orderBy("street.city")
      .limit(mostEntries)
      .select(["street.postcode", "street.city", "street.name as street"])
      .execute();
  }
  const places = await db
    .selectFrom("places")
    .$if(typeof postcode === "number", (query) => query.where("postcode", "=", postcode ?? 0))
    .$if(Boolean(city), (query) => query.where("city_key", "like", beginningWith(city ?? "")))
    .orderBy("postcode")
    .orderBy("city_key")
    .limit(mostEntries)
    .select(["postcode", "city"])
    .execute();
  return places.map((place) => ({ ...place, street: null }));
}

export const deliveryResolvers = {
  Query: {
    postcodes: (_root, { filters }, context) => findPostcodes(filters, context),
    postPoints: (_root, args, context) => listPostPoints(args, context),
  },
} satisfies Resolvers;
