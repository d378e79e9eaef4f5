import type { ProductPage } from "@kamra/core/catalogue";

export const facets: ProductPage["facets"] = {
  priceMin: 129,
  priceMax: 12990,
  discountedCount: 23,
  newsCount: 7,
  attributes: [
    {
      code: "brand",
      name: "Márka",
      options: ["Hajnal", "Rónaság", "Dióhéj", "Malomkő", "Zöld Domb", "Kisréti", "Őszirózsa", "Bakonyi", "Tarka"].map(
        (label, index) => ({ id: `b${index}`, label, count: 40 - index * 4 }),
      ),
    },
    {
      code: "diet",
      name: "Étrend",
      options: [
        { id: "d1", label: "Gluténmentes", count: 31 },
        { id: "d2", label: "Laktózmentes", count: 12 },
        { id: "d3", label: "Vegán", count: 0 },
      ],
    },
  ],
};
