import type { LineOptions } from "@kamra/core/cart";
import type { TimeSlotRefusal } from "@kamra/core/delivery";

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly checkout: typeof checkoutTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const checkoutTexts = {
  backToCart: "Vissza a kosárhoz",
  help: "Segíthetünk?",
  steps: "A megrendelés lépései",
  stepOf: (index: number, count: number) => `${index}. lépés, összesen ${count}`,
  done: "kész",
  back: "Vissza",
  overview: "A rendelésed",
  lines: (count: number) => `${count} tétel`,
  total: "Fizetendő",
  where: "Hova",
  when: "Mikor",
  how: "Hogyan",
  edit: "Módosítás",
  days: "A kiszállítás napja",
  slotsOf: (day: string) => `Idősávok: ${day}`,
  from: (price: string) => `${price}-\u2060tól`,
  fullDay: "Betelt",
  loadingTimes: "Idősávok betöltése",
  noTimes: "Erre a címre most nincs szabad idősáv",
  noTimesHelp: "Nézz vissza később, vagy válassz másik szállítási módot.",
  shortRefusals: {
    full: "Betelt",
    inactive: "Nem választható",
    past: "Lejárt",
    tooHeavy: "Túl nehéz a kosarad",
  } satisfies Record<TimeSlotRefusal, string>,
  postPoints: {
    label: "Postapont",
    loading: "Postapontok betöltése",
    none: "A közelben nincs postapont.",
    search: "Keresés név, település vagy utca szerint",
    shown: (count: number) => (count === 0 ? "Nincs ilyen postapont." : `${count} postapont`),
    nearestFirst: "a legközelebbi elöl",
  },
  substitution: {
    label: "Ha valami elfogyott",
    options: {
      SIMILAR: "Tegyetek helyette hasonlót",
      CALL_ME: "Hívjatok fel",
      LEAVE_OUT: "Hagyjátok ki",
    } satisfies Record<LineOptions["substitution"], string>,
    mixed: "Tételenként választottál",
  },
  linkOffer: {
    title: "Megkaphatod egy úton lévő megrendeléseddel együtt",
    help: "Nem fizetsz külön a kiszállításért, és egyszerre érkezik minden.",
    link: "Összekapcsolom",
    linkNamed: (order: string) => `Összekapcsolom: ${order}`,
  },
  coupon: {
    title: "Kupon",
    label: "Kuponkód",
    apply: "Beváltom",
    applied: (code: string) => `Beváltva: ${code}`,
    remove: "Mégsem váltom be",
  },
  payment: "Fizetési mód",
  extra: (price: string) => `+${price}`,
  cashDue: (amount: string) => `Készpénzben fizetendő: ${amount}.`,
  hold: {
    kept: "Neked tartjuk ezt az idősávot.",
    held: (minutes: number) => `Még ${minutes} percig neked tartjuk ezt az idősávot.`,
    expiring: (minutes: number) => `Már csak ${minutes} percig tartjuk neked. Szeretnéd, ha tovább tartanánk?`,
    unfit: "Ez az idősáv ehhez a rendeléshez már nem jó. Kérünk, válassz másikat.",
    lost: "Lejárt az idő, ezt az idősávot már nem tartjuk. A kosarad megmaradt: válassz új idősávot.",
    extend: "Tartsátok tovább",
  },
  editNamed: (part: string) => `Módosítás: ${part}`,
};
