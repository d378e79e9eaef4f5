import type { PostPoint } from "../model/PostPoint.ts";

/**
 * Where a post point is, on one line.
 *
 * @example postPointText({ postcode: "6720", city: "Szeged", streetName: "Széchenyi", streetType: "tér", houseNumber: "1" }) // => "6720 Szeged, Széchenyi tér 1"
 */
export const postPointText = ({
  postcode,
  city,
  streetName,
  streetType,
  houseNumber,
}: Pick<PostPoint, "postcode" | "city" | "streetName" | "streetType" | "houseNumber">): string =>
  `${postcode} ${city}, ${streetName} ${streetType} ${houseNumber}`;
