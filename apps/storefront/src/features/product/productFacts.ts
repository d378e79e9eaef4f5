import { formatWeight, grams, type ProductDetails } from "@kamra/core/product";
import { formatQuantity } from "@kamra/core/text";
import { productPageText } from "./text.hu.ts";

interface Fact {
  readonly name: string;
  readonly value: string;
}

const fact = (name: string, value: string | null): ReadonlyArray<Fact> =>
  value === null || value === "" ? [] : [{ name, value }];

const volume = (millilitres: number): string =>
  millilitres < 1000 ? formatQuantity(millilitres, "ml") : formatQuantity(millilitres / 1000, "l");

/** The rows of a product's facts, without unknown ones. */
export function productFacts(product: ProductDetails): ReadonlyArray<Fact> {
  const { packageGrams, packageMillilitres, minimumExpiryDays, weight, vat, barcodes, attributes } = product;
  return [
    ...fact(productPageText.packaging, packageMillilitres === null ? null : volume(packageMillilitres)),
    ...fact(
      productPageText.packaging,
      packageGrams === null || packageMillilitres !== null ? null : formatWeight(grams(packageGrams)),
    ),
    ...fact(productPageText.weight, weight === null ? null : formatWeight(weight)),
    ...fact(
      productPageText.minimumExpiry,
      minimumExpiryDays === null ? null : productPageText.minimumExpiryDays(minimumExpiryDays),
    ),
    ...attributes.flatMap(({ name, options }) => fact(name, options.map(({ label }) => label).join(", "))),
    ...fact(productPageText.vat, vat === null ? null : productPageText.vatPercent(vat)),
    ...fact(productPageText.barcode, barcodes.join(", ")),
  ];
}
