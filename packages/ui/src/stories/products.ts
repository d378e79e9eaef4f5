import { productOf } from "@kamra/core";
import { grams, huf, type Product, productId } from "@kamra/core/product";
import { picture } from "./picture.ts";

/** The instant at which every story takes place. */
export const now = new Date("2026-11-21T10:00:00Z");

const base: Product = productOf({
  id: "1",
  name: "Friss tej 2,8% 1 l",
  urlKey: "friss-tej-2-8-1-l",
  brand: "Hajnal",
  images: [picture("#8fb7d9")],
  isMailable: true,
  rating: { average: 4.5, count: 12 },
  regularPrice: 489,
  vat: 18,
  priceUnit: "l",
  pricePerUnit: 1,
  weight: 1030,
});

export const milk = base;

export const tomato: Product = {
  ...base,
  id: productId("2"),
  name: "Fürtös paradicsom, magyar, I. osztály",
  urlKey: "furtos-paradicsom",
  images: [picture("#e9d9b6", "#d2412b")],
  regularPrice: huf(1290),
  priceUnit: "kg",
  defaultUnit: { name: "kg", minimumQuantity: 0.25, quantityStep: 0.25 },
  alternativeUnit: { name: "db", minimumQuantity: 1, quantityStep: 1, exchangeRate: 0.18 },
  weight: grams(1000),
};

export const yoghurt: Product = {
  ...base,
  id: productId("3"),
  name: "Görög joghurt natúr 10% 400 g",
  images: [picture("#3c77a8")],
  regularPrice: huf(899),
  specialPrice: huf(649),
  specialFrom: "2026-11-18",
  specialTo: "2026-11-25",
  priceUnit: "kg",
  pricePerUnit: 2.5,
};

export const beer: Product = {
  ...base,
  id: productId("4"),
  name: "Félbarna kézműves sör 0,5 l üveges",
  images: [picture("#7b4a1e", "#f2b83b")],
  regularPrice: huf(590),
  pricePerUnit: 2,
  adultsOnly: true,
  deposits: [{ id: "b", name: "Üvegbetét", price: huf(50), weight: grams(350) }],
};

export const newBread: Product = {
  ...base,
  id: productId("5"),
  name: "Kovászos rozskenyér magvakkal 750 g",
  images: [picture("#b9854b")],
  regularPrice: huf(1790),
  priceUnit: "kg",
  pricePerUnit: 1.3334,
  newsFrom: "2026-11-15T00:00:00Z",
  newsTo: "2026-12-15T00:00:00Z",
};

export const personalCoffee: Product = {
  ...base,
  id: productId("6"),
  name: "Szemes kávé, sötét pörkölés 1 kg",
  images: [picture("#4a2f23", "#c79a6b")],
  regularPrice: huf(12990),
  personalPrice: huf(10990),
  priceUnit: "kg",
};

export const webshopOnlyPasta: Product = {
  ...base,
  id: productId("7"),
  name: "Durumtészta penne 500 g",
  images: [picture("#e3b94a")],
  regularPrice: huf(749),
  webshopOnlyPrice: true,
  priceUnit: "kg",
  pricePerUnit: 2,
};

export const soldOut: Product = {
  ...base,
  id: productId("8"),
  name: "Házi tojás 10 db",
  status: "OUT_OF_STOCK",
  images: [picture("#d8c7a3")],
};

export const seasonal: Product = {
  ...base,
  id: productId("9"),
  name: "Magyar cseresznye 500 g",
  status: "SEASONAL",
  images: [picture("#efe3d2", "#9c1a2f")],
};

export const unavailable: Product = {
  ...base,
  id: productId("10"),
  name: "Bodzaszörp 0,7 l",
  status: "UNAVAILABLE",
  images: [picture("#cfd8a0")],
};

export const ended: Product = {
  ...base,
  id: productId("11"),
  name: "Karácsonyi szaloncukor 2025",
  status: "PERMANENTLY_ENDED",
  images: [picture("#a33b52")],
};

export const withoutPicture: Product = {
  ...base,
  id: productId("12"),
  name: "Étkezési búzakorpa 250 g",
  images: [],
  regularPrice: huf(329),
  priceUnit: null,
};

export const longName: Product = {
  ...base,
  id: productId("13"),
  name: "Megszentségteleníthetetlenségeskedéseitekért márkájú extra hosszú nevű laktózmentes csokoládés-mogyorós pudingpor 3 × 48 g",
  images: [picture("#6d3f7a")],
  regularPrice: huf(1234567),
};

export const manyProducts: ReadonlyArray<Product> = [
  tomato,
  yoghurt,
  milk,
  beer,
  newBread,
  personalCoffee,
  webshopOnlyPasta,
  soldOut,
  seasonal,
  withoutPicture,
];
