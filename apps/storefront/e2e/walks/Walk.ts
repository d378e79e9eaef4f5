/** Goods that differ in what may travel how. */
export const goods = {
  apple: "pinova-alma",
  milk: "tejkut-friss-tej-2-8-1-l",
  chicken: "kispajta-csirkemell-file",
  rice: "rizsporta-barna-rizs-1-kg",
  water: "forrasliget-asvanyviz-alacsony-asvanyianyag-tartalmu-6-x-1-5-l",
  beer: "sorpatak-uveges-vilagos-sor-4-6-0-33-l",
} as const;

/** The account of a walk has saved addresses at the first two. */
export const postcodes = { Budapest: "1186", Szeged: "6720", Pécs: "7621", Belváros: "1053" } as const;

export const pages = {
  cart: "/kosar",
  contact: "/megrendeles",
  shipping: "/megrendeles/kiszallitas",
  billing: "/megrendeles/szamlazas",
  express: "/megrendeles/expressz",
  summary: "/megrendeles/osszesites",
} as const;

export type Good = keyof typeof goods;
export type Page = keyof typeof pages;
export type Home = keyof typeof postcodes | "personal";

/** Steps of the shop's clock, in minutes. */
export type Minutes = "15" | "60" | "1440" | "10080";

/** What needs no details. */
export type Simple =
  | "deletes a saved address"
  | "fills the form"
  | "goes back"
  | "goes forward"
  | "logs in"
  | "logs out"
  | "orders"
  | "registers"
  | "reloads"
  | "steps back"
  | "turns to the other tab";

/** What a shopper does; an action that the page does not offer is left out. */
export type Action =
  | { readonly does: "adds"; readonly good: Good; readonly agrees: boolean }
  | { readonly does: "takes more" | "takes less"; readonly line: number; readonly agrees: boolean }
  | { readonly does: "empties the cart" | "goes on"; readonly agrees: boolean }
  | { readonly does: "opens"; readonly page: Page; readonly agrees: boolean }
  | { readonly does: "chooses a place"; readonly to: Home | "saved" | "nowhere" }
  | { readonly does: "chooses a method" | "chooses a slot" | "chooses a payment"; readonly which: number }
  | { readonly does: "uses a coupon"; readonly code: string | null }
  | { readonly does: "presses"; readonly name: string }
  | { readonly does: "waits"; readonly minutes: Minutes }
  | { readonly does: Simple };

export interface Walk {
  /** How far the device's clock is off. */
  readonly daysOff: number;
  /** Where the goods shall go when the shop asks. */
  readonly home: Home;
  readonly actions: ReadonlyArray<Action>;
}

/** An action in words. */
export const told = ({ does, ...details }: Action): string => {
  const words = Object.entries(details).map(([name, value]) => `${name}: ${value}`);
  return words.length === 0 ? does : `${does} (${words.join(", ")})`;
};

export const toldWalk = ({ home, daysOff }: Walk): string =>
  `a shopper for ${home}${daysOff === 0 ? "" : `, whose clock is ${daysOff} days off`}`;
