import { withArticle } from "@kamra/core/text";

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly product: typeof productTexts;
  }
}

const perUnitSpoken: Readonly<Record<string, string>> = {
  db: "darabonként",
  kg: "kilogrammonként",
  l: "literenként",
  m: "méterenként",
  csomag: "csomagonként",
  doboz: "dobozonként",
  üveg: "üvegenként",
  karton: "kartononként",
  rekesz: "rekeszenként",
};

export const productTexts = {
  add: "Kosárba",
  addNamed: (name: string) => `Kosárba: ${name}`,
  addToList: (name: string) => `Listára teszem: ${name}`,
  quantityOf: (name: string) => `Mennyiség: ${name}`,
  quantityIn: (unit: string) => `Mennyiség (${unit})`,
  more: "Több",
  less: "Kevesebb",
  removeFromCart: "Kivétel a kosárból",
  unit: "Mértékegység",
  inCart: (name: string, quantity: string) => `${name}: ${quantity} a kosárban`,
  removed: (name: string) => `${name} kikerült a kosárból`,

  /** Takes the offered quantity in place of the typed one. */
  takeOffer: (quantity: string) => `Legyen ${quantity}`,
  leaveOffer: "Mégsem",

  subscribed: "Szólunk e-mailben, ha újra kapható.",
  unsubscribe: "Mégse szóljatok",

  price: "Ár",
  struckPrice: "Korábbi ár",
  reduction: (percent: number) => `−${percent}%`,
  reductionSpoken: (percent: number) => `${percent} százalék kedvezmény`,
  perUnit: (unit: string) => `/ ${unit}`,
  /** For screen readers, which would say "F t slash d b". */
  spokenPrice: (forint: number, unit: string) => `${forint} forint ${perUnitSpoken[unit] ?? `/ ${unit}`}`,
  net: (amount: string) => `nettó ${amount}`,
  unitPrice: "Egységár",
  deposit: (amount: string, unit: string) => `+ ${amount} visszaváltási díj / ${unit}`,
  personalPrice: "Neked ennyi",
  webshopOnly: "Csak a webáruházban",

  view: "Nézet",
  views: { cards: "Kártyák", rows: "Sűrű lista" },

  isNew: "Új",
  adultsOnly: "18+",
  adultsOnlySpoken: "Csak 18 éven felülieknek",
  noPicture: "Ehhez a termékhez nincs kép",

  gallery: "Képek a termékről",
  showPicture: (index: number, count: number) => `${index}. kép ${withArticle(String(count))} közül`,

  nutrition: "Átlagos tápérték 100\u00a0g vagy 100\u00a0ml termékben",
  nutrient: "Tápanyag",
  amount: "Mennyiség",
  products: "Termékek",
  loadingProducts: "Termékek betöltése",
};
