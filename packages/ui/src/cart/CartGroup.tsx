import { Children, type ReactNode, useId } from "react";
import { Skeleton } from "../feedback/Skeleton.tsx";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { VisuallyHidden } from "../styles/VisuallyHidden.tsx";
import { useTexts } from "../text/useTexts.ts";
import styles from "./CartGroup.module.css";
import { cartTexts } from "./text.hu.ts";

/** Props of `CartGroup`: its name, its lines as children, and those of its root element. */
export interface CartGroupProps extends RootProps<"section"> {
  /** The category that its lines have in common; null while it is loading. */
  readonly title: string | null;
  /** `CartLineRow`s, each with its key. */
  readonly children: ReactNode;
}

/** Lines of a cart that belong to one category, under its name. */
export const CartGroup = ({ title, children, className, ...root }: CartGroupProps) => {
  const { loadingCart } = useTexts("cart", cartTexts);
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...root} className={classNames(styles.group, className)}>
      <h2 id={headingId} className={styles.heading}>
        {title ?? (
          <>
            <VisuallyHidden>{loadingCart}</VisuallyHidden>
            <Skeleton width="short" />
          </>
        )}
      </h2>
      <ul className={styles.lines} role="list">
        {Children.map(children, (line) => (
          <li>{line}</li>
        ))}
      </ul>
    </section>
  );
};
