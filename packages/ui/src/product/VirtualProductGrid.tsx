import { type ReactNode, useRef } from "react";
import styles from "./ProductGrid.module.css";
import { useVirtualRows } from "./useVirtualRows.ts";

export interface VirtualProductGridProps<Item> {
  /** Says which products these are. */
  readonly label: string;
  readonly items: ReadonlyArray<Item>;
  readonly keyOf: (item: Item) => string;
  /** The card of an item. */
  readonly children: (item: Item) => ReactNode;
}

/** Thousands of product cards side by side, of which the page holds only those in sight. In a browser alone. */
export const VirtualProductGrid = <Item,>({ label, items, keyOf, children }: VirtualProductGridProps<Item>) => {
  const list = useRef<HTMLUListElement>(null);
  const { shown, before, after } = useVirtualRows(list, items.length);
  return (
    <ul
      ref={list}
      className={styles.grid}
      role="list"
      aria-label={label}
      style={{ paddingBlock: `${before}px ${after}px`, overflowAnchor: "none" }}
    >
      {shown.map(({ index, row, measure }) => {
        const item = items[index];
        return item === undefined ? null : (
          <li
            key={keyOf(item)}
            ref={measure}
            data-index={row}
            className={styles.cell}
            aria-posinset={index + 1}
            aria-setsize={items.length}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
};
