import { Children, type ReactNode } from "react";
import { useTexts } from "../text/useTexts.ts";
import { classNames } from "../styles/classNames.ts";
import { productTexts } from "./text.hu.ts";
import type { RootProps } from "../styles/RootProps.ts";
import styles from "./ProductGrid.module.css";

/** How a list shows products: cards side by side, or narrow rows that show more of them at once. */
export type ProductView = "cards" | "rows";

/** Props of `ProductGrid`: the cards as children, shown as cards or rows. */
export interface ProductGridProps extends RootProps<"ul"> {
  /** Cards beside each other, or rows. Cards unless given. */
  readonly view?: ProductView;
  /** The list's accessible name. */
  readonly label?: string;
  /** `ProductCard`s, each with its key. */
  readonly children: ReactNode;
}

/** Product cards side by side, two on a phone, as many as fit on a desktop; or as rows. */
export const ProductGrid = ({ label, view = "cards", children, className, ...root }: ProductGridProps) => {
  const texts = useTexts("product", productTexts);
  return (
    // Safari drops the list role without bullets, unless it is explicit.
    <ul
      {...root}
      className={classNames(styles.grid, styles[view], className)}
      data-view={view}
      role="list"
      aria-label={label ?? texts.products}
    >
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
};
