import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../styles/classNames.ts";
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
  // Set by script, as the server's page brings no inline style.
  useLayoutEffect(() => list.current?.style.setProperty("padding-block", `${before}px ${after}px`), [before, after]);
  return (
    <ul ref={list} className={classNames(styles.grid, styles.isVirtual)} role="list" aria-label={label}>
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
