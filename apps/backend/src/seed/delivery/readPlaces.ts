import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export interface PlaceRecord {
  readonly postcode: number;
  readonly city: string;
}

export interface StreetRecord extends PlaceRecord {
  /** With its kind: `Közdűlő út`. */
  readonly name: string;
}

/** The cities with streets on the post's list, by the names of its files. */
const cities = {
  budapest: "Budapest",
  debrecen: "Debrecen",
  gyor: "Győr",
  miskolc: "Miskolc",
  pecs: "Pécs",
  szeged: "Szeged",
} as const;

interface PostalPlace {
  readonly zip: number;
  readonly city: string;
}

interface PostalStreet {
  readonly zip: number;
  readonly streetName: string;
  readonly streetType?: string | null;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isPlace = (value: unknown): value is PostalPlace =>
  isObject(value) && typeof value["zip"] === "number" && typeof value["city"] === "string";
const isStreet = (value: unknown): value is PostalStreet =>
  isObject(value) && typeof value["zip"] === "number" && typeof value["streetName"] === "string";

async function readTable<Row>(file: string, isRow: (value: unknown) => value is Row): Promise<Row[]> {
  const rows: unknown = JSON.parse(
    await readFile(fileURLToPath(import.meta.resolve(`hu-postal-codes/${file}.json`)), "utf8"),
  );
  if (!Array.isArray(rows) || !rows.every(isRow)) throw new TypeError(`Not a table of the post: ${file}`);
  return rows;
}

const unique = <Row>(rows: ReadonlyArray<Row>, key: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [key(row), row])).values(),
];

/**
 * Every place and the streets of the six cities, as the post lists them.
 *
 * Errors: TypeError when a table is not of the form that we know.
 */
export async function readPlaces(): Promise<{
  readonly places: ReadonlyArray<PlaceRecord>;
  readonly streets: ReadonlyArray<StreetRecord>;
}> {
  const countryside = await readTable("postal-codes", isPlace);
  const byCity = await Promise.all(
    Object.entries(cities).map(async ([file, city]) =>
      (await readTable(file, isStreet)).map(({ zip, streetName, streetType }) => ({
        postcode: zip,
        city,
        name: [streetName, streetType ?? ""].join(" ").trim(),
      })),
    ),
  );
  const streets = unique(byCity.flat(), ({ postcode, city, name }) => `${postcode} ${city} ${name}`);
  const places = [
    ...countryside.map(({ zip, city }) => ({ postcode: zip, city })),
    ...streets.map(({ postcode, city }) => ({ postcode, city })),
  ];
  return { places: unique(places, ({ postcode, city }) => `${postcode} ${city}`), streets };
}
