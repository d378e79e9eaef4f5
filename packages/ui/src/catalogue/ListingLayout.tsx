import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useTexts } from "../text/useTexts.ts";
import styles from "./ListingLayout.module.css";
import { catalogueTexts } from "./text.hu.ts";

/** Props of `ListingLayout`: the parts of a list of products, how many there are, and those of its root element. */
export interface ListingLayoutProps extends RootProps<"div"> {
  /** The filters beside the products, where the list is wide and where no scripts run: a `FilterPanel`. */
  readonly filters: ReactNode;
  /** The button that opens the filters, where the list is narrow: a `FilterDrawer`. */
  readonly drawer: ReactNode;
  /** The form of the filters, whose button applies them; shown until the scripts have started. */
  readonly apply?: ReactNode;
  /** How many products the filters leave; a change is announced. */
  readonly productCount: number;
  /** The choice of cards or rows: a `ProductViewSwitch`. */
  readonly view?: ReactNode;
  /** The choice of the order: a `SortSelect`. */
  readonly sort?: ReactNode;
  /** Whether other products are on their way; those that are shown stay meanwhile. */
  readonly isPending?: boolean;
  /** What is chosen, the products and the way to further pages. */
  readonly children: ReactNode;
}

/**
 * A list of products with its filters beside or behind a button, by the list's own width. An app whose scripts may fail to start says
 * so by `data-not-started` on the document's root: the filters are then shown with their form.
 */
export const ListingLayout = ({
  filters,
  drawer,
  apply,
  productCount,
  view,
  sort,
  isPending = false,
  children,
  className,
  ...root
}: ListingLayoutProps) => {
  const texts = useTexts("catalogue", catalogueTexts);
  return (
    <div {...root} className={classNames(styles.place, className)}>
      <div className={styles.listing}>
        <div className={styles.panel}>{filters}</div>
        <div className={styles.bar}>
          <div className={styles.drawer}>{drawer}</div>
          {apply !== undefined && <div className={styles.apply}>{apply}</div>}
          <p className={styles.total} role="status">
            {texts.productCount(productCount)}
          </p>
          {view !== undefined && <div className={styles.view}>{view}</div>}
          {sort !== undefined && <div className={styles.sort}>{sort}</div>}
        </div>
        <div className={styles.products} aria-busy={isPending}>
          {children}
        </div>
      </div>
    </div>
  );
};
