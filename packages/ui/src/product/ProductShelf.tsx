import type { Product } from "@kamra/core/product";
import { type ReactNode, useId } from "react";
import type { Href } from "../link/Href.ts";
import { Link } from "../link/Link.tsx";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";
import type { RootProps } from "../styles/RootProps.ts";
import { classNames } from "../styles/classNames.ts";
import styles from "./ProductShelf.module.css";

/** Props of `ProductShelf`: a heading, the products, and a function that renders a product's card. */
export interface ProductShelfProps extends RootProps<"section"> {
  /** The heading above the cards. */
  readonly title: string;
  /** For links that lead to the shelf. */
  readonly id?: string;
  /** Null while loading. */
  readonly products: ReadonlyArray<Product> | null;
  /** Where there are more of them. */
  readonly more?: { readonly href: Href; readonly label: string };
  /** A product's card. */
  readonly children: (product: Product) => ReactNode;
}

/** A row on a wide desktop. */
const skeletons = [1, 2, 3, 4, 5, 6];

/** A few products under a heading: a swipeable row on a phone, two rows on a desktop. Nothing without products. */
export const ProductShelf = ({ title, id, products, more, children, className, ...root }: ProductShelfProps) => {
  const headingId = useId();
  if (products?.length === 0) return null;
  return (
    <section
      id={id}
      {...root}
      className={classNames(styles.shelf, className)}
      aria-labelledby={headingId}
      aria-busy={products === null}
    >
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
          <li key={product.id}>{children(product)}</li>
        ))}
      </ul>
    </section>
  );
};
