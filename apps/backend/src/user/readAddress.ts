import { texts } from "@kamra/core/texts";
import { isBlank } from "@kamra/core/form";
import type { UserBillingAddressInput, UserShippingAddressInput } from "../generated/types.ts";
import type { Validation } from "../graphql/Refusal.ts";
import { textProblems } from "../graphql/textProblems.ts";
import type { Owner } from "../session/Owner.ts";

type Input = Pick<
  UserShippingAddressInput & UserBillingAddressInput,
  "name" | "postcode" | "city" | "street" | "house_number"
>;

/** The fields of every address. */
export interface AddressColumns {
  readonly name: string;
  readonly postcode: number;
  readonly city: string;
  readonly street: string;
  readonly house_number: string;
}

const required = ["name", "city", "street", "house_number"] as const;

/** A text as stored: `null` when blank. */
export function textOf(text: string | null | undefined): string | null {
  return text === null || text === undefined || isBlank(text) ? null : text.trim();
}

/**
 * The common fields of shipping and billing addresses, as stored, and what is wrong with them: the postcode must exist.
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
