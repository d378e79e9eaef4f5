import { cpus, loadavg, release, totalmem, type } from "node:os";
import type { Losses } from "./findLosses.ts";
import type { Fact } from "./openLog.ts";
import type { Summary } from "./summarize.ts";

const row = (...cells: ReadonlyArray<string | number>): string => `| ${cells.join(" | ")} |`;

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;

const lostIn = ({ from, to }: Summary, lost: ReadonlyArray<Fact & { readonly at: number }>): number =>
  lost.filter(({ at }) => at >= from && at < to).length;

function rowOf(summary: Summary, { lost }: Losses): string {
  const { title, goal, gap, counts } = summary;
  const verdict = goal === null ? "" : ` (goal ${goal} s${gap > goal * 1000 ? ", missed" : ""})`;
  return row(title, counts.answered, `${seconds(gap)}${verdict}`, counts.away, counts.wrong, lostIn(summary, lost));
}

/** The outcome of a drill, in Markdown: a row for each fault. */
export function drillTable(summaries: ReadonlyArray<Summary>, losses: Losses): string {
  return [
    row(
      "fault",
      "answered",
      "longest time without an answered write",
      "503 with `Retry-After`",
      "other errors",
      "lost",
    ),
    row("---", "---", "---", "---", "---", "---"),
    ...summaries.map((summary) => rowOf(summary, losses)),
  ].join("\n");
}

/** The day, the kind of machine, and how busy it has been for a quarter of an hour. */
export function circumstances(now: Date): string {
  const memory = Math.round(totalmem() / 2 ** 30);
  const load = Math.round(loadavg()[2] ?? 0);
  return `${now.toISOString().slice(0, 10)}, one machine with ${cpus().length} processors, ${memory} GB and a load of ${load} (${type()} ${release().split(/[-+]/)[0]})`;
}
