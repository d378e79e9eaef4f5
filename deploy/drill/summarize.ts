import { type Answer, type Verdict, verdictOf } from "./openLog.ts";

/** A part of the drill: from the fault until the cluster was whole again. */
export interface Period {
  readonly title: string;
  /** Milliseconds of the drill. */
  readonly from: number;
  readonly to: number;
  /** In seconds; `null` without a fault. */
  readonly goal: number | null;
}

export interface Summary extends Period {
  /** Answers by verdict. */
  readonly counts: Readonly<Record<Verdict, number>>;
  /** The longest time without an answered write, in milliseconds. */
  readonly gap: number;
  /** What was neither an answer nor a well-formed refusal, with its number. */
  readonly wrong: Readonly<Record<string, number>>;
}

function countBy<Value>(
  values: ReadonlyArray<Value>,
  keyOf: (value: Value) => string,
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[keyOf(value)] = (counts[keyOf(value)] ?? 0) + 1;
  return counts;
}

/** The longest pause between answered writes in a period, its ends included. */
function longestGap(answers: ReadonlyArray<Answer>, { from, to }: Period): number {
  const times = answers.filter((answer) => answer.isWrite && verdictOf(answer) === "answered").map(({ at }) => at);
  const ends = [from, ...times, to];
  return Math.max(0, ...ends.slice(1).map((end, index) => end - (ends[index] ?? end)));
}

/** What shoppers saw in a period. */
export function summarize(all: ReadonlyArray<Answer>, period: Period): Summary {
  const answers = all.filter(({ at }) => at >= period.from && at < period.to);
  const counts = { answered: 0, away: 0, refused: 0, wrong: 0, ...countBy(answers, verdictOf) };
  const odd = answers.filter((answer) => verdictOf(answer) === "wrong");
  return {
    ...period,
    counts,
    gap: longestGap(answers, period),
    wrong: countBy(odd, ({ call, status, code }) => `${call}: ${status} ${code}`.trim()),
  };
}
