import { addressEntries, type AddressField, deliveryTexts, townAmong } from "@kamra/core/delivery";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import type { Validation } from "../graphql/Refusal.ts";

interface AddressInput {
  readonly postcode: number;
  readonly name?: string | null;
  readonly city?: string | null;
  readonly street?: string | null;
  readonly house_number?: string | null;
}

/** The fields of every address, as they are stored; "" for none. */
export interface AddressColumns {
  readonly name: string;
  readonly postcode: number;
  readonly city: string;
  readonly street: string;
  readonly house_number: string;
}

/**
 * The common fields of addresses, as stored, and what is wrong with them. The postcode must exist, and the town must be its
 * own.
 *
 * @rule FORM-1, FORM-6, ADDR-6, ADDR-12
 */
export async function readAddress(
  { postcode, name = null, city = null, street = null, house_number = null }: AddressInput,
  { db, required }: { readonly db: Kysely<DatabaseSchema>; readonly required: ReadonlyArray<AddressField> },
): Promise<{ readonly address: AddressColumns; readonly problems: Validation }> {
  const places = await db
    .selectFrom("places")
    .where("postcode", "=", postcode)
    .select("city")
    .orderBy("city")
    .execute();
  const { houseNumber, ...entries } = addressEntries({ name, city, street, houseNumber: house_number }, { required });
  const town = townAmong(entries.city.value, { places });
  const isElsewhere = places.length > 0 && entries.city.value !== "" && town === null;
  const towns = places.map((place) => place.city).join(", ");
  return {
    address: {
      name: entries.name.value,
      postcode,
      city: town ?? entries.city.value,
      street: entries.street.value,
      house_number: houseNumber.value,
    },
    problems: {
      ...fieldProblems({ ...entries, house_number: houseNumber }),
      ...(isElsewhere && { city: [deliveryTexts.wrongTown(String(postcode), towns)] }),
      ...(places.length === 0 && { postcode: [deliveryTexts.unknownPostcode] }),
    },
  };
}
