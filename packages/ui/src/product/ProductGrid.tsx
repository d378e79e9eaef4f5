import { Children, type ReactNode } from "react";
import { useTexts } from "../text/useTexts.ts";
import { productTexts } from "./text.hu.ts";
import styles from "./ProductGrid.module.css";

export interface ProductGridProps {
  /** The list's accessible name. */
  readonly label?: string;
  /** `ProductCard`s, each with its key. */
  readonly children: ReactNode;
}

/** Product cards side by side: two on a phone, as many as fit on a desktop. */
export const ProductGrid = ({ label, children }: ProductGridProps) => {
  const texts = useTexts("product", productTexts);
  return (
    // Safari drops the list role without bullets, unless it is explicit.
    <ul className={styles.grid} role="list" aria-label={label ?? texts.products}>
      {Children.map(children, (card) => (
        <li className={styles.cell}>{card}</li>
      ))}
    </ul>
  );
};
