import { fold } from "@kamra/core/search";

interface Comparable {
  readonly name: string | null;
  readonly postcode: number;
  readonly city: string;
  readonly street: string | null;
  readonly house_number: string | null;
  readonly vat_number?: string | null;
}

const read = ({ name, postcode, city, street, house_number, vat_number = null }: Comparable): string =>
  [name, String(postcode), city, street, house_number, vat_number]
    .map((part) => fold(part ?? "").replace(/[^\p{L}\p{N}/-]/gu, ""))
    .join("\n");

/**
 * Whether two addresses lead to the same person or company at the same door: case, accents, spaces and points make no
 * difference.
 *
 * @rule ORDER-8
 */
export const isSameAddress = (one: Comparable, other: Comparable): boolean => read(one) === read(other);
