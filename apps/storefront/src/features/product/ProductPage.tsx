import { breadcrumbs } from "@kamra/core/catalogue";
import { currentPrice, isOrderable, mainImage, type ProductDetails } from "@kamra/core/product";
import { useCategories } from "@kamra/react";
import { Breadcrumbs, ProductGallery, ProductSections } from "@kamra/ui";
import { use, useEffect, useState } from "react";
import { useLoaderData } from "react-router-dom";
import { OriginContext } from "../../document/OriginContext.ts";
import { type StructuredData, StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { useStorefrontShop } from "../../shop/useStorefrontShop.ts";
import { useProductViewed } from "../analytics/useProductViewed.ts";
import { categoryChain } from "../category/categoryChain.ts";
import { useShownCategories } from "../category/ShownCategories.ts";
import { breadcrumbData } from "../meta/breadcrumbData.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { plainText } from "../meta/plainText.ts";
import { Page } from "../page/Page.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { productPath, similarId } from "../paths/productPath.ts";
import { ShopProductShelf } from "../products/ShopProductShelf.tsx";
import { similarProducts } from "../similar/similarProducts.ts";
import { ShopBuyBox } from "./ShopBuyBox.tsx";
import type { ProductData } from "./productLoader.ts";
import styles from "./ProductPage.module.css";
import { productPageText } from "./text.hu.ts";

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
function productData(product: ProductDetails, { now, origin }: ProductDataOptions): StructuredData {
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

interface SimilarProductsProps {
  readonly product: ProductDetails;
  /** The server's products; null to load them here. */
  readonly loaded: ProductData["similar"];
}

/** Similar products. They load after the page, behind a skeleton. */
function SimilarProducts({ product, loaded }: SimilarProductsProps) {
  const shop = useStorefrontShop();
  const [products, setProducts] = useState(loaded);
  useEffect(() => {
    if (loaded !== null) return;
    const controller = new AbortController();
    const show = (arrived: ProductData["similar"]) => {
      if (!controller.signal.aborted) setProducts(arrived);
    };
    // The page works without them.
    similarProducts(shop, product, controller).then(show, () => show([]));
    return () => controller.abort();
  }, [shop, product, loaded]);
  const now = usePageMoment(products ?? undefined);
  return <ShopProductShelf id={similarId} title={productPageText.similar} products={products} now={now} />;
}

/** The length of description that search engines show. */
const descriptionLimit = 155;

export function ProductPage() {
  const { product, similar } = useLoaderData<ProductData>();
  const now = usePageMoment([product]);
  useProductViewed(product, { now });
  const origin = use(OriginContext);
  const chain = categoryChain(useCategories() ?? [], product.defaultCategoryId ?? product.categories[0]?.id ?? "");
  useShownCategories(chain.map(({ id }) => id).slice(-1));
  const path = productPath(product);
  const crumbs = breadcrumbs({ kind: "product", name: product.name, path, categories: chain });
  const image = mainImage(product);
  const description =
    product.metaDescription ??
    (product.descriptionHtml === null
      ? productPageText.defaultDescription(product.name)
      : plainText(product.descriptionHtml, { limit: descriptionLimit }));
  return (
    <Page>
      <PageMeta
        title={product.metaTitle ?? product.name}
        description={description}
        canonicalPath={path}
        kind="product"
        image={image === null ? null : { path: image.full, alt: image.alt ?? product.name }}
      />
      <StructuredDataNote data={productData(product, { now, origin })} />
      <StructuredDataNote data={breadcrumbData(crumbs, { origin })} />
      <Breadcrumbs crumbs={crumbs} />
      <div className={styles.place}>
        <div className={styles.product}>
          <div className={styles.gallery}>
            {/* Keyed, so that another product starts with its own first picture. */}
            <ProductGallery key={product.id} images={product.images} productName={product.name} />
          </div>
          <div className={styles.buy}>
            <ShopBuyBox key={product.id} product={product} now={now} />
          </div>
          <div className={styles.details}>
            <ProductSections product={product} />
          </div>
        </div>
      </div>
      <SimilarProducts key={product.id} product={product} loaded={similar} />
    </Page>
  );
}
