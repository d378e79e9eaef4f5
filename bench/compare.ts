/** Long enough for the clock, short enough that the machine seldom does something else meanwhile. */
const sampleMs = 0.2;
const rounds = 1000;
const longestMs = 3000;

const noAnswer = Symbol("no answer");

function timeOf(task: () => unknown, times: number): number {
  const start = performance.now();
  for (let time = 0; time < times; time += 1) {
    // Used, so that the compiler removes nothing.
    if (task() === noAnswer) throw new Error("Every task answers");
  }
  return performance.now() - start;
}

export const median = (values: ReadonlyArray<number>) =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

export interface Comparison {
  /** Milliseconds of one run. */
  readonly subjectMs: number;
  readonly baselineMs: number;
}

/**
 * The duration of one run of either: medians of rounds in which both run, so that other load slows both. The first half
 * of the rounds warms up.
 */
export function compare(subject: () => unknown, baseline: () => unknown): Comparison {
  const sampled = [subject, baseline].map((task) => ({ task, times: 1, samples: new Array<number>() }));
  const end = performance.now() + longestMs;
  for (let round = 0; round < rounds && performance.now() < end; round += 1) {
    for (const each of sampled) {
      const took = timeOf(each.task, each.times);
      each.samples.push(took / each.times);
      if (took < sampleMs) each.times *= 2;
    }
  }
  const [subjectMs = Number.NaN, baselineMs = Number.NaN] = sampled.map(({ samples }) =>
    median(samples.slice(samples.length >> 1)),
  );
  return { subjectMs, baselineMs };
}
