import type { Product, ProductDetails } from "@kamra/core/product";
import { grams, huf, productId } from "@kamra/core/product";
import { productDetails } from "@kamra/testing/arbitraries";
import fc from "fast-check";
import { drawing } from "./drawing.ts";
import { now } from "./now.ts";

type Unit = "db" | "kg";
type Row = readonly [
  name: string,
  category: string,
  price: number,
  priceUnit: string,
  pricePerUnit: number,
  colour: string,
  fruit: string,
  more?: Partial<ProductDetails>,
];

/** Goods that a shopper knows, two to six of each category; the rest of each is from the generators. */
const rows: ReadonlyArray<Row> = [
  ["Friss tej 2,8% 1 l", "41", 489, "l", 1, "#8fb7d9", "#ffffff"],
  ["Görög joghurt natúr 10% 400 g", "41", 899, "kg", 2.5, "#3c77a8", "#fff6e5", { specialPrice: huf(649) }],
  ["Trappista sajt darabolt 500 g", "41", 2390, "kg", 2, "#e3b94a", "#fff6e5"],
  ["Tejföl 20% 330 g", "41", 549, "kg", 3.0303, "#d6e4ef", "#8fb7d9"],
  ["Teavaj 82% 200 g", "41", 1190, "kg", 5, "#f0d58a", "#fff6e5"],
  ["Házi tojás M 10 db", "41", 899, "db", 0.1, "#d8c7a3", "#fff6e5", { status: "OUT_OF_STOCK" }],
  ["Fürtös paradicsom, magyar, I. osztály", "3", 1290, "kg", 1, "#e9d9b6", "#d2412b"],
  ["Kígyóuborka", "3", 890, "kg", 1, "#dfe8cf", "#4f8a3c"],
  ["Mutsu alma", "3", 599, "kg", 1, "#e8e2c8", "#9bb84a"],
  ["Jonagold alma", "3", 499, "kg", 1, "#ecd9cf", "#b8342f", { specialPrice: huf(399) }],
  ["Banán", "3", 649, "kg", 1, "#f4ecd0", "#f0c93d"],
  ["Magyar cseresznye 500 g", "3", 1990, "kg", 2, "#efe3d2", "#9c1a2f", { status: "SEASONAL" }],
  ["Kovászos rozskenyér magvakkal 750 g", "4", 1790, "kg", 1.3334, "#b9854b", "#7a5230", { newsFrom: "2026-11-15" }],
  ["Vajas croissant 60 g", "4", 349, "db", 1, "#dba85c", "#f5d9a0"],
  ["Kifli 42 g", "4", 79, "db", 1, "#d9a95f", "#f5d9a0"],
  ["Csirkemellfilé, bőr nélkül", "37", 2690, "kg", 1, "#f1cdbf", "#e59c86"],
  ["Darált marhahús 500 g", "37", 2590, "kg", 2, "#a33b3b", "#f1cdbf", { specialPrice: huf(2190) }],
  ["Lazacfilé 250 g", "37", 3490, "kg", 4, "#f08d63", "#fff6e5"],
  ["Durumtészta penne 500 g", "47", 749, "kg", 2, "#e3b94a", "#3c77a8"],
  ["Basmati rizs 1 kg", "47", 1490, "kg", 1, "#f3ead2", "#4f8a3c"],
  ["Finomliszt BL55 1 kg", "47", 329, "kg", 1, "#e7dcc2", "#3c77a8"],
  ["Szemes kávé, sötét pörkölés 1 kg", "55", 12_990, "kg", 1, "#4a2f23", "#c79a6b", { newsFrom: "2026-11-10" }],
  ["Szénsavmentes ásványvíz 1,5 l", "55", 199, "l", 0.6667, "#9fd0e6", "#ffffff"],
  ["Félbarna kézműves sör 0,5 l üveges", "55", 590, "l", 2, "#7b4a1e", "#f2b83b", { adultsOnly: true }],
];

export const categories: Readonly<Record<string, string>> = {
  "3": "Zöldség és gyümölcs",
  "41": "Tejtermék, tojás",
  "4": "Pékáru",
  "37": "Hús, hal",
  "47": "Alapvető élelmiszer",
  "55": "Ital, kávé",
};

/** The category of what is reduced: a promotion, which no product names. */
export const promotion = { id: "900", name: "Adventi készülődés" };

export const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "")
    .replaceAll(/[^a-z0-9]+/g, "-");

const nutrition = [
  { name: "Energia", value: "250 kJ / 60 kcal" },
  { name: "Zsír", value: "2,8 g" },
  { name: "Szénhidrát", value: "4,7 g" },
  { name: "Fehérje", value: "3,2 g" },
];

const weighed = {
  defaultUnit: { name: "kg", minimumQuantity: 0.25, quantityStep: 0.25 },
  alternativeUnit: { name: "db", minimumQuantity: 1, quantityStep: 1, exchangeRate: 0.18 },
};
const whole = { defaultUnit: { name: "db", minimumQuantity: 1, quantityStep: 1 }, alternativeUnit: null };

function named(generated: ProductDetails, row: Row, index: number): ProductDetails {
  const [name, category, price, priceUnit, pricePerUnit, colour, fruit, more = {}] = row;
  const unit: Unit = priceUnit === "kg" && pricePerUnit === 1 && !/\dk? ?g$/.test(name) ? "kg" : "db";
  return {
    ...generated,
    ...(unit === "kg" && !name.includes("1 kg") ? weighed : whole),
    id: productId(String(index + 1)),
    name,
    urlKey: keyOf(name),
    smartUrl: null,
    status: "AVAILABLE",
    categories: [{ id: category, name: categories[category] ?? "", urlKey: keyOf(categories[category] ?? "") }],
    defaultCategoryId: category,
    brand: null,
    origin: unit === "kg" ? "Magyarország" : null,
    minimumExpiryDays: null,
    attributes: [],
    images: [drawing(colour, fruit)],
    regularPrice: huf(price),
    specialPrice: null,
    specialFrom: "2026-11-18",
    specialTo: "2026-11-25",
    personalPrice: null,
    priorPrice: null,
    priceUnit,
    pricePerUnit,
    newsFrom: null,
    newsTo: more.newsFrom === undefined ? null : "2026-12-15",
    webshopOnlyPrice: false,
    weight: grams(500),
    deposits: [],
    adultsOnly: false,
    isMailable: true,
    storage: "AMBIENT",
    isFragile: false,
    nutrition,
    descriptionHtml: `<p>${name}: ahogyan a reggelihez, a főzéshez és a vendégváráshoz szereted.</p>`,
    ingredientsHtml: null,
    metaTitle: null,
    metaDescription: null,
    ...more,
  };
}

const sampled = fc.sample(productDetails({ now }), { seed: 33, numRuns: rows.length });

/** A small shop's goods. */
export const typicalGoods: ReadonlyArray<ProductDetails> = sampled.flatMap((generated, index) => {
  const row = rows[index];
  return row === undefined ? [] : [named(generated, row, index)];
});

/** Goods as any correct server may send them: every status, price and unit, with made-up words. */
export const generatedGoods: ReadonlyArray<ProductDetails> = sampled.map((product, index) => ({
  ...product,
  // What the contract does not name, its own server cannot send.
  status: product.status === "RECALLED" ? "UNAVAILABLE" : product.status,
  storage: product.storage === "DRY_ICE" ? "FROZEN" : product.storage,
  id: productId(String(index + 1)),
  urlKey: `termek-${index + 1}`,
  categories: [{ id: "3", name: categories["3"] ?? "", urlKey: keyOf(categories["3"] ?? "") }],
  defaultCategoryId: "3",
  images: product.images.map(() => drawing("#b9c7ad", "#f2b83b")),
}));

export const isReduced = ({ specialPrice }: Product): boolean => specialPrice !== null;
