import type { PostPoint } from "@kamra/core/delivery";
import fc from "fast-check";
import { optional } from "./optional.ts";
import { places } from "./places.ts";
import { plainRecord } from "./plainRecord.ts";
import { ids, names } from "./words.ts";

/** Post points in real places, somewhere in the country. */
export const postPoints: fc.Arbitrary<PostPoint> = plainRecord({
  place: places,
  id: ids,
  extId: optional(ids),
  name: names,
  streetName: names,
  streetType: fc.constantFrom("utca", "út", "tér"),
  houseNumber: fc.constantFrom("1", "46-50", "12/A"),
  latitude: fc.double({ min: 45.7, max: 48.6, noNaN: true }),
  longitude: fc.double({ min: 16.1, max: 22.9, noNaN: true }),
  servicePointType: fc.constantFrom("POST_OFFICE", "PARCEL_LOCKER"),
  workingHours: fc.constantFrom("H-P 8:00-18:00", "0-24"),
}).map(({ place, ...point }) => ({ ...place, ...point }));
