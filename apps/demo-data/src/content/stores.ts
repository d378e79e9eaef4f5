import { addDays } from "../plan/calendar.ts";
import { easterSunday } from "./easterSunday.ts";
import type { ShopFacts } from "./shopFacts.ts";

type Hours = readonly [opens: string, closes: string];

export interface StoreRecord {
  readonly id: number;
  readonly name: string;
  readonly postcode: number;
  readonly city: string;
  readonly street: string;
  readonly houseNumber: string;
  readonly latitude: number;
  readonly longitude: number;
  /** HTML. */
  readonly description: string;
  readonly hours: { readonly weekdays: Hours; readonly saturday: Hours; readonly sunday: Hours | null };
}

const long = { weekdays: ["07:00", "21:00"], saturday: ["07:00", "20:00"], sunday: ["08:00", "18:00"] } as const;
const short = { weekdays: ["08:00", "20:00"], saturday: ["08:00", "18:00"], sunday: null } as const;

/** The stores, each by its name without the brand. */
const places: ReadonlyArray<StoreRecord> = [
  {
    id: 1,
    name: "Központ, Pestszentlőrinc",
    postcode: 1186,
    city: "Budapest",
    street: "Közdűlő út",
    houseNumber: "46-50",
    latitude: 47.4181,
    longitude: 19.2145,
    description:
      "<p>Raktár és bolt egyben: itt veheted át, amit személyes átvétellel rendeltél, a megrendelés után három órával.</p><ul><li>Ingyenes parkoló 60 autónak</li><li>Palack- és dobozvisszaváltó automata</li><li>Akadálymentes bejárat</li></ul>",
    hours: long,
  },
  {
    id: 2,
    name: "Bolt, Újbuda",
    postcode: 1117,
    city: "Budapest",
    street: "Fehérvári út",
    houseNumber: "27",
    latitude: 47.4709,
    longitude: 19.0468,
    description:
      "<p>Kis bolt nagy zöldségespulttal, két percre a villamosmegállótól.</p><ul><li>Helyben sütött pékáru reggel hattól</li><li>Kimért fűszer, liszt és mag: hozd a saját dobozodat</li></ul>",
    hours: long,
  },
  {
    id: 3,
    name: "Bolt, Győr",
    postcode: 9021,
    city: "Győr",
    street: "Baross Gábor út",
    houseNumber: "14",
    latitude: 47.6858,
    longitude: 17.6345,
    description:
      "<p>A belváros közepén, szigetközi és rábaközi termelők polcával.</p><ul><li>Helyi kézműves sörök és borok</li><li>Bankkártyával és készpénzzel is fizethetsz</li></ul>",
    hours: short,
  },
  {
    id: 4,
    name: "Bolt, Szeged",
    postcode: 6720,
    city: "Szeged",
    street: "Tisza Lajos körút",
    houseNumber: "52",
    latitude: 46.2517,
    longitude: 20.1448,
    description:
      "<p>Paprika, szalámi, tiszai hal: ami a környékről jön, az itt külön polcot kapott.</p><ul><li>Kerékpártároló</li><li>Palack- és dobozvisszaváltó automata</li></ul>",
    hours: short,
  },
  {
    id: 5,
    name: "Bolt, Debrecen",
    postcode: 4026,
    city: "Debrecen",
    street: "Péterfia utca",
    houseNumber: "18",
    latitude: 47.5389,
    longitude: 21.6266,
    description:
      "<p>Füstölt áru, sajt és savanyúság a pultból, kóstolóval.</p><ul><li>Hortobágyi termelők szombati piaca az udvaron</li></ul>",
    hours: short,
  },
];

/** The shop's stores; the first is the warehouse with the pickup. */
export const stores = ({ brand }: Pick<ShopFacts, "brand">): ReadonlyArray<StoreRecord> =>
  places.map((place) => ({ ...place, name: `${brand} ${place.name}` }));

/** The hours of a week, a row for each day that the store is open. */
export function weekOf({
  weekdays,
  saturday,
  sunday,
}: StoreRecord["hours"]): { weekday: number; opens: string; closes: string }[] {
  const day = (weekday: number, [opens, closes]: Hours) => ({ weekday, opens, closes });
  return [
    ...[1, 2, 3, 4, 5].map((weekday) => day(weekday, weekdays)),
    day(6, saturday),
    ...(sunday === null ? [] : [day(7, sunday)]),
  ];
}

interface SpecialDay {
  readonly date: string;
  readonly name: string;
  readonly opens: string | null;
  readonly closes: string | null;
}

const closed = (date: string, name: string): SpecialDay => ({ date, name, opens: null, closes: null });

/** The holidays of a year, on which all stores are closed, and the day on which they close early. */
export function specialDays(year: number): ReadonlyArray<SpecialDay> {
  const easter = easterSunday(year);
  return [
    closed(`${year}-01-01`, "Újév"),
    closed(`${year}-03-15`, "Nemzeti ünnep"),
    closed(addDays(easter, -2), "Nagypéntek"),
    closed(easter, "Húsvétvasárnap"),
    closed(addDays(easter, 1), "Húsvéthétfő"),
    closed(`${year}-05-01`, "A munka ünnepe"),
    closed(addDays(easter, 49), "Pünkösdvasárnap"),
    closed(addDays(easter, 50), "Pünkösdhétfő"),
    closed(`${year}-08-20`, "Államalapítás ünnepe"),
    closed(`${year}-10-23`, "Nemzeti ünnep"),
    closed(`${year}-11-01`, "Mindenszentek"),
    closed(`${year}-12-24`, "Szenteste"),
    closed(`${year}-12-25`, "Karácsony"),
    closed(`${year}-12-26`, "Karácsony másnapja"),
    { date: `${year}-12-31`, name: "Szilveszter", opens: "08:00", closes: "14:00" },
  ].toSorted((a, b) => a.date.localeCompare(b.date));
}
