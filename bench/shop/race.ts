import { median } from "../compare.ts";

/** The number of concurrent requests: a busy moment of a small shop. */
const usualConcurrency = 8;

/** `--quick`: whether it runs, not how fast. */
const isQuick = process.argv.includes("--quick");

/** A measured target: sends a request and resolves with its answer. */
export type Target = (index: number) => Promise<void>;

export interface Result {
  /** Requests in a second: the median of the rounds. */
  readonly perSecond: number;
  /** Of all its requests, in milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

async function slice(
  target: Target,
  { from, count, concurrency }: { readonly from: number; readonly count: number; readonly concurrency: number },
): Promise<{ readonly ms: number; readonly latencies: ReadonlyArray<number> }> {
  const latencies: number[] = [];
  let next = from;
  const start = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (next < from + count) {
        const index = next;
        next += 1;
        const begin = performance.now();
        await target(index);
        latencies.push(performance.now() - begin);
      }
    }),
  );
  return { ms: performance.now() - start, latencies };
}

export const quantile = (values: ReadonlyArray<number>, part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN;

/**
 * Targets take turns, a slice of requests each, beginning with another one each round, so that other load slows all of
 * them. The first third of the rounds warms up.
 */
export async function race<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  {
    rounds: all,
    count,
    concurrency = usualConcurrency,
  }: { readonly rounds: number; readonly count: number; readonly concurrency?: number },
): Promise<{
  readonly results: ReadonlyMap<string, Result>;
  readonly ratio: (subject: Name, baseline: Name) => number;
}> {
  const runners = Object.entries<Target>(targets).map(([name, target]) => ({
    name,
    target,
    speeds: new Array<number>(),
    latencies: new Array<number>(),
  }));
  const rounds = isQuick ? Math.min(all, 2) : all;
  const warm = Math.ceil(rounds / 3);
  for (let round = 0; round < rounds; round += 1) {
    const turn = round % runners.length;
    for (const runner of [...runners.slice(turn), ...runners.slice(0, turn)]) {
      const { ms, latencies } = await slice(runner.target, { from: round * count, count, concurrency });
      if (round < warm) continue;
      runner.speeds.push((count * 1000) / ms);
      runner.latencies.push(...latencies);
    }
  }
  const speedsOf = (name: Name): ReadonlyArray<number> => runners.find((runner) => runner.name === name)?.speeds ?? [];
  return {
    results: new Map(
      runners.map(({ name, speeds, latencies }) => [
        name,
        { perSecond: median(speeds), p50: quantile(latencies, 0.5), p99: quantile(latencies, 0.99) },
      ]),
    ),
    // Compares the targets within each round, because they shared the machine's load.
    ratio: (subject, baseline) =>
      median(speedsOf(subject).map((speed, round) => speed / (speedsOf(baseline)[round] ?? Number.NaN))),
  };
}
