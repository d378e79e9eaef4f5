import type { Product, ProductDetails } from "@kamra/core/product";
import { milk } from "./products.ts";

/** A product with all that its page tells. */
export const detailsOf = (product: Product): ProductDetails => ({
  ...product,
  descriptionHtml: "<p>Magyar gazdaságok tehéntejéből, 72 °C-on hőkezelve, <strong>homogénezve</strong>.</p>",
  ingredientsHtml: "<p>Pasztőrözött, homogénezett <strong>tehéntej</strong>.</p>",
  allergens: ["milk"],
  nutrition: [],
  votes: [0, 1, 1, 1, 9],
  barcodes: ["5991234567890"],
  minimumExpiryDays: 5,
  packageGrams: null,
  packageMillilitres: 1000,
  attributes: [],
  isSubscribed: false,
  metaTitle: null,
  metaDescription: null,
});

export const milkDetails = detailsOf(milk);
