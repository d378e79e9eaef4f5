import { useLoaderData } from "react-router-dom";
import { breadcrumbs } from "@kamra/core/catalogue";
import { mainImage } from "@kamra/core/product";
import { useCategories } from "@kamra/react";
import { Breadcrumbs, ProductGallery } from "@kamra/ui";
import { use } from "react";
import { OriginContext } from "../../document/OriginContext.ts";
import { StructuredDataNote } from "../../document/StructuredDataNote.tsx";
import { useProductViewed } from "../analytics/useProductViewed.ts";
import { categoryChain } from "../category/categoryChain.ts";
import { useShownCategories } from "../category/ShownCategories.ts";
import { breadcrumbData } from "../meta/breadcrumbData.ts";
import { PageMeta } from "../meta/PageMeta.tsx";
import { plainText } from "../meta/plainText.ts";
import { Page } from "../page/Page.tsx";
import { usePageMoment } from "../page/usePageMoment.ts";
import { BuyBox } from "./BuyBox.tsx";
import { ProductDetailsSections } from "./ProductDetailsSections.tsx";
import { productData } from "./productData.ts";
import type { ProductData } from "./productLoader.ts";
import { productPath } from "../paths/productPath.ts";
import styles from "./ProductPage.module.css";
import { SimilarProducts } from "./SimilarProducts.tsx";
import { productPageText } from "./text.hu.ts";

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
      <div className={styles.product}>
        <div className={styles.gallery}>
          {/* Keyed, so that another product starts with its own first picture. */}
          <ProductGallery key={product.id} images={product.images} productName={product.name} />
        </div>
        <div className={styles.buy}>
          <BuyBox key={product.id} product={product} now={now} />
        </div>
        <div className={styles.details}>
          <ProductDetailsSections product={product} />
        </div>
      </div>
      <SimilarProducts key={product.id} product={product} loaded={similar} />
    </Page>
  );
}
