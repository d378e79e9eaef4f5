import { type ReactNode, useLayoutEffect, useRef } from "react";
import { classNames } from "../styles/classNames.ts";
import type { RootProps } from "../styles/RootProps.ts";
import { useHostRef } from "../styles/useHostRef.ts";
import styles from "./ProductGrid.module.css";
import { useVirtualRows } from "./useVirtualRows.ts";

/** Props of `VirtualProductGrid`: the items, the key of each, and a function that renders its card. */
export interface VirtualProductGridProps<Item> extends RootProps<"ul"> {
  /** The list's accessible name. */
  readonly label: string;
  /** All items; only those near the screen are rendered. */
  readonly items: ReadonlyArray<Item>;
  /** What tells an item from the others. */
  readonly keyOf: (item: Item) => string;
  /** The card of an item. */
  readonly children: (item: Item) => ReactNode;
}

/** A grid of thousands of product cards that renders only the visible ones. Works in browsers only. */
export const VirtualProductGrid = <Item,>({
  label,
  items,
  keyOf,
  children,
  className,
  ref,
  ...root
}: VirtualProductGridProps<Item>) => {
  const list = useRef<HTMLUListElement>(null);
  useHostRef(ref, list);
  const { shown, before, after } = useVirtualRows(list, items.length);
  // Set by script, as the server's page brings no inline style.
  useLayoutEffect(() => list.current?.style.setProperty("padding-block", `${before}px ${after}px`), [before, after]);
  return (
    <ul
      ref={list}
      {...root}
      className={classNames(styles.grid, styles.isVirtual, className)}
      role="list"
      aria-label={label}
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
