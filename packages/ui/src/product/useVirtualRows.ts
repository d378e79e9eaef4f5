import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useLayoutEffect, useState } from "react";

/** How a grid is laid out, in pixels. */
interface Layout {
  readonly columns: number;
  readonly gap: number;
  /** Its offset from the top of the page. */
  readonly top: number;
}

const layoutOf = (list: HTMLElement): Layout => {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  return {
    columns: gridTemplateColumns.split(" ").length,
    gap: Number.parseFloat(rowGap) || 0,
    top: Math.round(list.getBoundingClientRect().top + window.scrollY),
  };
};

const isSame = (one: Layout, other: Layout) =>
  one.columns === other.columns && one.gap === other.gap && one.top === other.top;

/** The height of a phone's product card, until a row is rendered and measured. */
const estimatedRowHeight = 360;

/** The visible and upcoming rows of a grid, by the columns of its stylesheet. */
export function useVirtualRows(list: RefObject<HTMLElement | null>, count: number) {
  "use no memo"; // The virtualizer is one object that changes.
  const [layout, setLayout] = useState<Layout>({ columns: 1, gap: 0, top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return;
    const update = () => setLayout((before) => (isSame(before, layoutOf(element)) ? before : layoutOf(element)));
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(document.body);
    update();
    return () => observer.disconnect();
  }, [list]);

  const { columns, gap, top } = layout;
  // oxlint-disable-next-line react/incompatible-library -- the compiler leaves this hook out
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(count / columns),
    estimateSize: () => estimatedRowHeight,
    gap,
    overscan: 3,
    scrollMargin: top,
  });
  const rows = virtualizer.getVirtualItems();
  const first = rows[0];
  const last = rows.at(-1);
  return {
    /** Each visible item: its index, and the row's measuring ref for the first of each row. */
    shown: rows.flatMap((row) =>
      Array.from({ length: Math.min(columns, count - row.index * columns) }, (_, column) => ({
        index: row.index * columns + column,
        row: row.index,
        measure: column === 0 ? virtualizer.measureElement : undefined,
      })),
    ),
    before: first === undefined ? 0 : first.start - top,
    after: last === undefined ? 0 : virtualizer.getTotalSize() - (last.end - top),
  };
}
