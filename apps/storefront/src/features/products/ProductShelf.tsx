import type { Product } from "@kamra/core/product";
import { Link } from "@kamra/ui";
import { useId } from "react";
import styles from "./ProductShelf.module.css";
import { ShopProductCard } from "./ShopProductCard.tsx";

interface ProductShelfProps {
  readonly title: string;
  readonly products: ReadonlyArray<Product>;
  readonly now: Date;
  readonly more?: { readonly href: string; readonly label: string };
  /** The first shelf of a page: its pictures come first. */
  readonly isPriority?: boolean;
}

/** A few products under a heading: a row to swipe through on a phone, two rows on a desktop. Nothing when there are none. */
export function ProductShelf({ title, products, now, more, isPriority = false }: ProductShelfProps) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.shelf} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {more !== undefined && (
          <Link variant="standalone" href={more.href}>
            {more.label}
          </Link>
        )}
      </div>
      <ul className={styles.products} role="list">
        {products.map((product, index) => (
          <li key={product.id}>
            <ShopProductCard product={product} now={now} isPriority={isPriority && index < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
}
