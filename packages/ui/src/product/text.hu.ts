import { withArticle } from "@kamra/core/text";

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly product: typeof productTexts;
  }
}

const abbreviations: Readonly<Record<string, string>> = {
  db: "darab",
  g: "gramm",
  dkg: "dekagramm",
  kg: "kilogramm",
  ml: "milliliter",
  dl: "deciliter",
  l: "liter",
  m: "méter",
};

/** "kilogrammonként", "rekeszenként", "kapszulánként": the suffix follows the vowels of the word. */
function perUnitSpoken(unit: string): string {
  const word = abbreviations[unit] ?? unit;
  if (/[aáeéiíoóöőuúüű]$/i.test(word)) return `${word.replace(/a$/, "á").replace(/e$/, "é")}nként`;
  if (/[aáoóuú]/i.test(word)) return `${word}onként`;
  return /[öőüű][^eéií]*$/i.test(word) ? `${word}önként` : `${word}enként`;
}

const inForints = (amount: string): string => amount.replace(/\u00a0Ft$/, " forint");

/** The Hungarian texts of this folder's components. */
export const productTexts = {
  add: "Kosárba",
  addNamed: (name: string) => `Kosárba: ${name}`,
  addToList: (name: string) => `Listára teszem: ${name}`,
  quantityOf: (name: string) => `Mennyiség: ${name}`,
  quantityIn: (unit: string) => `Mennyiség (${unit})`,
  moreOf: (name: string) => `Több: ${name}`,
  lessOf: (name: string) => `Kevesebb: ${name}`,
  removeFromCart: (name: string) => `Kivétel a kosárból: ${name}`,
  unit: "Mértékegység",
  inCart: (name: string, quantity: string) => `${name}: ${quantity} a kosárban`,
  removed: (name: string) => `${name} kikerült a kosárból`,

  /** Takes the offered quantity in place of the typed one. */
  takeOffer: (quantity: string) => `Legyen ${quantity}`,
  leaveOffer: "Mégsem",

  subscribed: "Szólunk e-mailben, ha újra kapható.",
  unsubscribe: "Mégse szóljatok",

  /** What a card offers in place of a product that cannot be ordered. */
  similar: "Hasonló",
  similarTo: (name: string) => `Hasonló termékek: ${name}`,
  stockAlert: "Szólj, ha lesz",
  stockAlertNamed: (name: string) => `Szólj, ha lesz: ${name}`,

  price: "Ár",
  struckPrice: "Korábbi ár",
  reduction: (percent: number) => `−${percent}%`,
  reductionSpoken: (percent: number) => `${percent} százalék kedvezmény`,
  perUnit: (unit: string) => `/ ${unit}`,
  /** For screen readers, which would say "F t slash d b". */
  spokenPrice: (amount: string, unit: string) => `${inForints(amount)} ${perUnitSpoken(unit)}`,
  net: (amount: string) => `nettó ${amount}`,
  unitPrice: "Egységár",
  deposit: (amount: string, unit: string) => `+ ${amount} visszaváltási díj\u00a0/\u00a0${unit}`,
  spokenDeposit: (amount: string, unit: string) =>
    `plusz ${inForints(amount)} visszaváltási díj ${perUnitSpoken(unit)}`,
  personalPrice: "Neked ennyi",
  webshopOnly: "Csak a webáruházban",

  view: "Nézet",
  views: { cards: "Kártyák", rows: "Sűrű lista" },

  isNew: "Új",
  isUsual: "Szokásos",
  isCheaperByUnit: "Jobb egységár",
  freshFor: (days: number) => `${days} napig jó`,
  adultsOnly: "18+",
  adultsOnlySpoken: "Csak 18 éven felülieknek",
  noPicture: "Ehhez a termékhez nincs kép",

  by: (brand: string) => `Márka: ${brand}`,
  adultsOnlyNote: "Csak 18 éven felülieknek. Az életkort az átadáskor ellenőrizzük.",
  rating: (average: string, count: number) => `${average} / 5 · ${count} értékelés alapján`,
  ratings: "Értékelések",
  noRatings: "Ezt a terméket még nem értékelte senki.",
  stars: (stars: number) => `${stars} csillag`,
  votes: (count: number) => `${count} értékelés`,

  description: "A termékről",
  ingredients: "Összetevők",
  allergens: "Allergének",
  containsAllergens: (names: string) => `A gyártó adatai szerint tartalmaz: ${names}`,
  nutritionFacts: "Tápérték",
  facts: "Adatok",
  packaging: "Kiszerelés",
  minimumExpiry: "Minőségét megőrzi",
  minimumExpiryDays: (days: number) => `átvételtől legalább ${days} napig`,
  weight: "Tömeg",
  vat: "Áfa",
  vatPercent: (percent: number) => `${percent}%`,
  barcode: "Vonalkód",

  gallery: "Képek a termékről",
  showPicture: (index: number, count: number) => `${index}. kép ${withArticle(String(count))} közül`,

  nutrition: "Átlagos tápérték 100\u00a0g vagy 100\u00a0ml termékben",
  nutrient: "Tápanyag",
  amount: "Mennyiség",
  products: "Termékek",
  loadingProducts: "Termékek betöltése",
};
