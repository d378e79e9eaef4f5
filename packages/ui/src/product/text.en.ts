import type { UiTexts } from "../text/UiTexts.ts";

const perUnitSpoken: Readonly<Record<string, string>> = {
  db: "each",
  kg: "per kilogram",
  l: "per litre",
  m: "per metre",
  csomag: "per pack",
  doboz: "per box",
  üveg: "per bottle",
  karton: "per carton",
  rekesz: "per crate",
  tekercs: "per roll",
  lap: "per sheet",
  mosás: "per wash",
  filter: "per bag",
};

const each = (unit: string): string => perUnitSpoken[unit] ?? `per ${unit}`;
const inForints = (amount: string): string => amount.replace(/\u00a0Ft$/, " forints");

export const productTexts: UiTexts["product"] = {
  add: "Add",
  addNamed: (name) => `Add to basket: ${name}`,
  addToList: (name) => `Add to list: ${name}`,
  quantityOf: (name) => `Quantity: ${name}`,
  quantityIn: (unit) => `Quantity (${unit})`,
  moreOf: (name) => `More: ${name}`,
  lessOf: (name) => `Less: ${name}`,
  removeFromCart: (name) => `Remove from basket: ${name}`,
  unit: "Unit",
  inCart: (name, quantity) => `${name}: ${quantity} in your basket`,
  removed: (name) => `${name} is out of your basket`,

  takeOffer: (quantity) => `Take ${quantity}`,
  leaveOffer: "Cancel",

  subscribed: "We will e-mail you when it is back.",
  unsubscribe: "Do not tell me",

  similar: "Similar",
  similarTo: (name) => `Similar products: ${name}`,
  stockAlert: "Tell me",
  stockAlertNamed: (name) => `Tell me when it is back: ${name}`,

  price: "Price",
  struckPrice: "Was",
  reduction: (percent) => `−${percent}%`,
  reductionSpoken: (percent) => `${percent} per cent off`,
  perUnit: (unit) => `/ ${unit}`,
  spokenPrice: (amount, unit) => `${inForints(amount)} ${each(unit)}`,
  net: (amount) => `${amount} net`,
  unitPrice: "Unit price",
  deposit: (amount, unit) => `+ ${amount} deposit\u00a0/\u00a0${unit}`,
  spokenDeposit: (amount, unit) => `plus ${inForints(amount)} deposit ${each(unit)}`,
  personalPrice: "Your price",
  webshopOnly: "Online only",

  view: "View",
  views: { cards: "Cards", rows: "Compact list" },

  isNew: "New",
  isUsual: "Usual",
  isCheaperByUnit: "Cheaper by unit",
  freshFor: (days) => `good for ${days} ${days === 1 ? "day" : "days"}`,
  adultsOnly: "18+",
  adultsOnlySpoken: "For people over 18 only",
  noPicture: "There is no picture of this product",

  by: (brand) => `Brand: ${brand}`,
  adultsOnlyNote: "For people over 18 only. We check your age when we hand over your order.",
  rating: (average, count) => `${average} / 5 from ${count} ${count === 1 ? "rating" : "ratings"}`,
  ratings: "Ratings",
  noRatings: "No one has rated this product yet.",
  stars: (stars) => `${stars} ${stars === 1 ? "star" : "stars"}`,
  votes: (count) => `${count} ${count === 1 ? "rating" : "ratings"}`,

  description: "About the product",
  ingredients: "Ingredients",
  allergens: "Allergens",
  containsAllergens: (names) => `According to the manufacturer it contains: ${names}`,
  nutritionFacts: "Nutrition",
  facts: "Details",
  packaging: "Pack size",
  minimumExpiry: "Best before",
  minimumExpiryDays: (days) => `at least ${days} ${days === 1 ? "day" : "days"} after delivery`,
  weight: "Weight",
  vat: "VAT",
  vatPercent: (percent) => `${percent}%`,
  barcode: "Barcode",

  gallery: "Pictures of the product",
  showPicture: (index, count) => `Picture ${index} of ${count}`,

  nutrition: "Typical values per 100\u00a0g or 100\u00a0ml",
  nutrient: "Nutrient",
  amount: "Amount",
  products: "Products",
  loadingProducts: "Loading products",
};
