import type { Substitution } from "@kamra/core/cart";

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly cart: typeof cartTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const cartTexts = {
  remove: "Kivétel a kosárból",
  removeNamed: (name: string) => `Kivétel a kosárból: ${name}`,
  lineTotal: "Összesen",
  eachUnit: (price: string, unit: string) => `${price}/\u2060${unit}`,
  deposit: (amount: string) => `+ ${amount} visszaváltási díj`,
  substitution: {
    of: (name: string) => `Ha elfogyott: ${name}`,
    choices: {
      // The choice comes first: a narrow line cuts the end.
      SIMILAR: "Hasonlót kérek, ha elfogyott",
      CALL_ME: "Hívjatok fel, ha elfogyott",
      LEAVE_OUT: "Hagyjátok ki, ha elfogyott",
    } satisfies Record<Substitution, string>,
  },
  sliced: "Szeletelve kérem",
  gift: "Ajándékba adom",
  giftText: "Üzenet a kártyára",
  ribbon: "A masni színe",
  noRibbon: "Masni nélkül",
  ribbons: ["piros", "kék", "zöld", "arany", "fehér"],
  saveGift: "Mentem az üzenetet",

  panel: "Kosarad",
  panelEmpty: "Még nincs benne semmi.",
  closePanel: "Kosár elrejtése",
  loadingCart: "Kosár betöltése",
  freeDelivery: "Ingyenes kiszállítás",
  freeDeliveryLeft: (amount: string) => `Még ${amount}`,
  freeDeliveryReached: "Ingyen visszük",

  summary: "Összesítés",
  goods: "Termékek",
  depositTotal: "Visszaváltási díj",
  discount: "Kedvezmény",
  delivery: "Kiszállítás",
  pickup: "Átvétel",
  noDelivery: "nem lehetséges",
  cashOnDelivery: "Utánvét kezelése",
  boxing: "Csomagolás",
  donation: "Adomány",
  total: "Fizetendő",
  totalWithoutDelivery: "Szállítás nélkül",
  withFees: "Szállítással és díjakkal",
  estimate: "Előzetes összeg, a pontosat mindjárt mutatjuk.",
  weight: "A kosár tömege",
  weightOf: (weight: string, maximum: string) => `${weight} / ${maximum}`,

  unavailable: {
    title: "Ezek a termékek most nem rendelhetők",
    help: "Vedd ki őket a kosaradból, vagy kérj csak annyit, amennyi van belőlük.",
    remove: "Kiveszem őket",
  },

  additions: {
    added: (count: number) =>
      count === 0 ? "Ezekből egyik termék sem került a kosaradba" : `Ezekből ${count} termék van a kosaradban`,
    missed: "Ezeket most nem tudtuk a kosárba tenni:",
    changed: "Ezekből más mennyiség került a kosaradba:",
    changedBy: (name: string, before: string, after: string) => `${name}: ${before} helyett ${after}`,
    undeliverable: "Ezek a választott helyre nem érkeznek meg:",
    allergens: "Ezekben van, amit kerülsz:",
  },

  tooHeavy: "Túl nehéz a kosarad",
  tooHeavyText: (maximum: string) =>
    `A kosár meghaladja az egy rendelésben kiszállítható ${maximum} tömeget. Kérünk, vegyél ki belőle néhány terméket.`,
  toCart: "A kosárhoz",
  deliveryInfo: "Szállítási információk",
};
