import type { GroceryStore } from "@kamra/core/content";
import type { StructuredData } from "../../document/StructuredDataNote.tsx";
import { storePath } from "../paths/storePath.ts";

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** A store, as schema.org describes it. */
export function storeData(store: GroceryStore, { origin }: { readonly origin: string }): StructuredData {
  const { name, postcode, city, street, houseNumber, latitude, longitude, telephone, week, specialDays } = store;
  return {
    "@context": "https://schema.org",
    "@type": "GroceryStore",
    name,
    url: origin + storePath(store),
    ...(telephone !== null && { telephone }),
    address: {
      "@type": "PostalAddress",
      postalCode: postcode,
      addressLocality: city,
      streetAddress: `${street} ${houseNumber}`,
      addressCountry: "HU",
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    openingHoursSpecification: [
      ...week.map(({ weekday, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: `https://schema.org/${weekdays[weekday - 1] ?? ""}`,
        opens,
        closes,
      })),
      ...specialDays.flatMap(({ date, hours }) =>
        // In schema.org equal opening and closing hours mean a closed day.
        (hours.length === 0 ? [{ opens: "00:00", closes: "00:00" }] : hours).map((open) => ({
          "@type": "OpeningHoursSpecification",
          validFrom: date,
          validThrough: date,
          ...open,
        })),
      ),
    ],
  };
}
