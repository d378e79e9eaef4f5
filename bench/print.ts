import type { Comparison } from "./compare.ts";

/** A line of the report: the figure, its bar and whether it is met, the subject and the baseline. */
function print(
  figure: string,
  what: string,
  { isHeld, bar }: { readonly isHeld: boolean | null; readonly bar: string },
) {
  const verdict = isHeld === null ? "" : isHeld ? "holds" : "MISSED";
  console.log(`${figure.padStart(12)}  ${bar.padStart(8)}  ${verdict.padEnd(6)}  ${what}`);
}

/** The subject's time as a multiple of the baseline's; without a bar, only the figure. */
export function printRatio(
  { subjectMs, baselineMs }: Comparison,
  { what, atMost = null }: { readonly what: string; readonly atMost?: number | null },
): void {
  const ratio = subjectMs / baselineMs;
  const digits = ratio < 1 ? 3 : ratio < 10 ? 2 : 1;
  print(`${ratio.toFixed(digits)} ×`, what, {
    bar: atMost === null ? "" : `≤ ${atMost} ×`,
    isHeld: atMost === null ? null : ratio <= atMost,
  });
}

/** A duration with a bar. */
export function printMs(ms: number, { what, atMost }: { readonly what: string; readonly atMost: number }): void {
  print(`${ms.toFixed(3)} ms`, what, { bar: `≤ ${atMost} ms`, isHeld: ms <= atMost });
}

/** The subject's speed as a multiple of the baseline's. */
export function printSpeed(
  ratio: number,
  { what, atLeast = null }: { readonly what: string; readonly atLeast?: number | null },
): void {
  print(`${ratio.toFixed(2)} ×`, what, {
    bar: atLeast === null ? "" : `≥ ${atLeast} ×`,
    isHeld: atLeast === null ? null : ratio >= atLeast,
  });
}

/** An absolute figure of this machine, for comparison. */
export function printFigure(figure: string, { what }: { readonly what: string }): void {
  print(figure, what, { bar: "", isHeld: null });
}

/** A share in percent, with a bar on one side or none. */
export function printShare(
  share: number,
  { what, atLeast, atMost }: { readonly what: string; readonly atLeast?: number; readonly atMost?: number },
): void {
  const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;
  const bar = atLeast === undefined ? atMost : atLeast;
  print(percent(share), what, {
    bar: bar === undefined ? "" : `${atLeast === undefined ? "≤" : "≥"} ${percent(bar)}`,
    isHeld: bar === undefined ? null : atLeast === undefined ? share <= bar : share >= bar,
  });
}
