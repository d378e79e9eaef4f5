import type { PageFigures } from "./lighthouse.ts";

export interface PageRow extends PageFigures {
  readonly name: string;
  /** The minimum performance score. */
  readonly bar: number;
  /** Whether search engines index it, so that SEO counts. */
  readonly isIndexed: boolean;
}

const marked = (shown: string, isHeld: boolean) => (isHeld ? shown : `**${shown}**`);
const tableOf = (head: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<string>>) =>
  [head, head.map((_, index) => (index === 0 ? "---" : "---:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");

/** The scores and times of each page as a Markdown table; bold misses its bar. */
export function pageTable(rows: ReadonlyArray<PageRow>): string {
  const head = ["Page", "Performance", "Accessibility", "Best practices", "SEO", "LCP", "CLS", "TBT"];
  const cells = rows.map((row) => [
    row.name,
    marked(`${row.performance} (${row.bar})`, row.performance >= row.bar),
    marked(`${row.accessibility}`, row.accessibility === 100),
    marked(`${row.bestPractices}`, row.bestPractices === 100),
    row.isIndexed ? marked(`${row.seo}`, row.seo === 100) : "",
    marked(`${(row.lcpMs / 1000).toFixed(2)} s`, row.lcpMs <= 1700),
    marked(row.cls.toFixed(3), row.cls <= 0.01),
    marked(`${Math.round(row.tbtMs)} ms`, row.tbtMs <= 100),
  ]);
  return tableOf(head, cells);
}

/** How long a shopper waits for each interaction, as a Markdown table. */
export const interactionTable = (presses: Readonly<Record<string, number>>): string =>
  tableOf(
    ["Interaction, at a quarter of the processor's speed", "Longest event"],
    Object.entries(presses).map(([name, ms]) => [name, marked(`${Math.round(ms)} ms`, ms <= 100)]),
  );

/** The longest frame of scrolling, as a Markdown table. */
export const scrollingTable = (frames: Readonly<Record<string, number>>): string =>
  tableOf(
    ["Scrolling through 2,000 earlier products, at the processor's full speed", "Longest frame"],
    Object.entries(frames).map(([name, ms]) => [name, marked(`${Math.round(ms)} ms`, ms <= 50)]),
  );
