import type { Row, ShopDataOptions } from "@kamra/backend";
import { makeRandom, type Random } from "../plan/random.ts";
import { type Settlement, settlements } from "./settlements.ts";

type PostPointRecord = Omit<Row<"post_points">, "city_key">;
type Kind = "Posta" | "Csomagautomata" | "Benzinkút";

const hours: Readonly<Record<Kind, readonly [string, ...string[]]>> = {
  Posta: ["H–P 8:00–16:00", "H–P 8:00–18:00, Szo 8:00–12:00", "H–P 8:00–20:00, Szo 8:00–14:00"],
  Csomagautomata: ["H–V 0:00–24:00"],
  Benzinkút: ["H–V 6:00–22:00", "H–V 0:00–24:00"],
};

/** Where the post lists no streets: those that nearly every place has. */
const everywhere = [
  "Kossuth Lajos utca",
  "Petőfi Sándor utca",
  "Rákóczi Ferenc út",
  "Fő tér",
  "Szabadság tér",
  "Dózsa György út",
  "Széchenyi István tér",
  "Ady Endre utca",
] as const;

/** As far as a centre reaches; degrees, some 400 m. */
const spread = 0.004;

/** Every place has a post office; towns a parcel locker beside it, and the districts of Budapest a petrol station. */
function kindsIn({ postcode, city }: Settlement): ReadonlyArray<Kind> {
  if (city === "Budapest") return ["Posta", "Csomagautomata", "Benzinkút"];
  return postcode % 10 < 3 ? ["Posta", "Csomagautomata"] : ["Posta"];
}

const around = (degrees: number, random: Random): number =>
  Number((degrees + (random.next() * 2 - 1) * spread).toFixed(5));

function streetIn(
  [first, ...more]: ReadonlyArray<string>,
  random: Random,
): { readonly street_name: string; readonly street_type: string } {
  const street = first === undefined ? random.pick(everywhere) : random.pick([first, ...more]);
  const end = street.lastIndexOf(" ");
  return { street_name: street.slice(0, end), street_type: street.slice(end + 1) };
}

/**
 * The post points: real places and postcodes, in the six largest cities with streets on the post's list. House numbers
 * are invented, and coordinates are near the centre of the place.
 */
export function postPoints({ streets }: Pick<ShopDataOptions, "streets">): ReadonlyArray<PostPointRecord> {
  const known = Map.groupBy(
    streets.filter(({ name }) => / (utca|út|tér|körút|sétány)$/.test(name)),
    ({ postcode }) => postcode,
  );
  const points = settlements.flatMap((settlement) =>
    kindsIn(settlement).map((kind) => {
      const { postcode, city, latitude, longitude } = settlement;
      const random = makeRandom(1, `${postcode} ${city} ${kind}`);
      return {
        name: `${city === "Budapest" ? `${city} ${postcode}` : city} ${kind.toLowerCase()}`,
        postcode,
        city,
        ...streetIn(known.get(postcode)?.map(({ name }) => name) ?? [], random),
        house_number: String(random.between(1, 60)),
        latitude: around(latitude, random),
        longitude: around(longitude, random),
        service_point_type: kind,
        working_hours: random.pick(hours[kind]),
      };
    }),
  );
  return points.map((point, index) => ({ id: index + 1, ext_id: `PP${String(index + 1).padStart(5, "0")}`, ...point }));
}
