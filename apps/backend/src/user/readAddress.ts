import { texts } from "@kamra/core/text";
import { isBlank } from "@kamra/core/form";
import type { UserBillingAddressInput, UserShippingAddressInput } from "../generated/resolvers.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { textProblems } from "../graphql/textProblems.ts";
import type { Owner } from "./Owner.ts";

type Input = Pick<
  UserShippingAddressInput & UserBillingAddressInput,
  "name" | "postcode" | "city" | "street" | "house_number"
>;

/** What every address says. */
export interface AddressColumns {
  readonly name: string;
  readonly postcode: number;
  readonly city: string;
  readonly street: string;
  readonly house_number: string;
}

const required = ["name", "city", "street", "house_number"] as const;

/** A text as it is stored: blank is none. */
export function textOf(text: string | null | undefined): string | null {
  return text === null || text === undefined || isBlank(text) ? null : text.trim();
}

/**
 * What shipping and billing addresses have in common, as it is stored, and what is wrong with it: the postcode is one of
 * the country's.
 *
 * @rule FORM-1, ADDR-6
 */
export async function readAddress(
  input: Input,
  { db }: Pick<Owner, "db">,
): Promise<{ readonly address: AddressColumns; readonly problems: Validation }> {
  const { name = null, postcode, city = null, street = null, house_number = null } = input;
  const place = await db.selectFrom("places").where("postcode", "=", postcode).select("postcode").executeTakeFirst();
  return {
    address: {
      name: name?.trim() ?? "",
      postcode,
      city: city?.trim() ?? "",
      street: street?.trim() ?? "",
      house_number: house_number?.trim() ?? "",
    },
    problems: {
      ...textProblems({ name, city, street, house_number }, { required }),
      ...(place === undefined && { postcode: [texts.delivery.unknownPostcode] }),
    },
  };
}
