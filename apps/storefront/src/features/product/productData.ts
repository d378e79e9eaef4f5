import { currentPrice, isOrderable, type ProductDetails } from "@kamra/core/product";
import type { StructuredData } from "../../document/StructuredDataNote.tsx";
import { plainText } from "../meta/plainText.ts";
import { productPath } from "../paths/productPath.ts";

interface ProductDataOptions {
  readonly now: Date;
  /** Scheme and host of the shop. */
  readonly origin: string;
}

/**
 * A product for schema.org. The price is the current one, of one default unit.
 *
 * Units: whole forint. Errors: none.
 */
export function productData(product: ProductDetails, { now, origin }: ProductDataOptions): StructuredData {
  const absolute = (address: string) => new URL(address, origin).href;
  const [barcode] = product.barcodes;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    sku: product.id,
    url: origin + productPath(product),
    image: product.images.map(({ full }) => absolute(full)),
    ...(product.descriptionHtml === null ? {} : { description: plainText(product.descriptionHtml, { limit: 5000 }) }),
    ...(product.brand === null ? {} : { brand: { "@type": "Brand", name: product.brand } }),
    ...(barcode === undefined ? {} : { gtin: barcode }),
    ...(product.rating.average === null || product.rating.count === 0
      ? {}
      : {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.rating.average,
            ratingCount: product.rating.count,
          },
        }),
    offers: {
      "@type": "Offer",
      price: currentPrice(product, { now }),
      priceCurrency: "HUF",
      availability: isOrderable(product) ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
      url: origin + productPath(product),
    },
  };
}
