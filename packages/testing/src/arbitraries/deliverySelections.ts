import type { DeliverySelection } from "@kamra/core/delivery";
import fc from "fast-check";
import { places } from "./places.ts";
import { ids } from "./words.ts";

/** Valid delivery selections: pickup, by postcode, to a saved address. */
export const deliverySelections: fc.Arbitrary<DeliverySelection> = fc.oneof(
  fc.constant({ type: "personal" as const }),
  places.map(({ postcode, city }) => ({
    type: "delivery" as const,
    deliveryType: "postcode" as const,
    zip: postcode,
    city,
  })),
  fc.tuple(places, ids).map(([{ postcode, city }, addressId]) => ({
    type: "delivery" as const,
    deliveryType: "savedAddress" as const,
    addressId,
    zip: postcode,
    city,
  })),
);

/** Empty selections: blank postcodes and address ids. */
export const blankSelections: fc.Arbitrary<DeliverySelection> = fc
  .tuple(fc.constantFrom("", " ", "\u00a0"), fc.boolean())
  .map(([blank, isSaved]) =>
    isSaved
      ? { type: "delivery", deliveryType: "savedAddress", addressId: blank, zip: blank, city: "" }
      : { type: "delivery", deliveryType: "postcode", zip: blank, city: "" },
  );
