import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Postcode, PostcodeFilters } from "../generated/types.ts";
import { beginningWith } from "./beginningWith.ts";

const mostEntries = 100;

/** Places by postcode and the beginning of their names; with a street, the streets that begin with it. */
export async function findPostcodes(
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
