import type { Product } from "@kamra/core/product";
import { type Href, Link, ProductCardSkeleton } from "@kamra/ui";
import { useId } from "react";
import styles from "./ProductShelf.module.css";
import { ShopProductCard } from "./ShopProductCard.tsx";

interface ProductShelfProps {
  readonly title: string;
  /** Null while loading. */
  readonly products: ReadonlyArray<Product> | null;
  readonly now: Date;
  readonly more?: { readonly href: Href; readonly label: string };
}

/** A row on a wide desktop. */
const skeletons = [1, 2, 3, 4, 5, 6];

/** A few products under a heading: a swipeable row on a phone, two rows on a desktop. Nothing without products. */
export function ProductShelf({ title, products, now, more }: ProductShelfProps) {
  const headingId = useId();
  if (products?.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={headingId} aria-busy={products === null}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {more !== undefined && (
          <Link variant="standalone" href={more.href}>
            {more.label}
          </Link>
        )}
      </div>
      <ul className={styles.products} role="list">
        {products === null &&
          skeletons.map((number) => (
            <li key={number}>
              <ProductCardSkeleton />
            </li>
          ))}
        {products?.map((product) => (
          <li key={product.id}>
            <ShopProductCard product={product} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
