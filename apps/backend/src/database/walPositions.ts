/** A writer's position in its log, and when it was asked for. */
interface Sample {
  readonly at: number;
  readonly position: number;
}

interface Options {
  /** The milliseconds by which a replica may be behind. */
  readonly longestLag: number;
  readonly elapsed: () => number;
}

export interface WalPositions {
  /** The position that a replica must have replayed to be at most `longestLag` behind; `null` while unknown. */
  readonly needed: () => Promise<number | null>;
  /** The milliseconds by which a replica that has replayed so much is late, at least; 0 when it has all that is known. */
  readonly lagAt: (position: number) => number;
}

/** How often the writer is asked within the longest lag. */
const samplesPerLag = 4;
/** The number of samples, which limits the lag that can be measured. */
const maxSamples = 30 * samplesPerLag;

/**
 * A writer's positions of the last seconds. A replica that has replayed one has everything committed before that
 * position was requested. This needs no server clock, and works on an idle server. Positions are requested only while
 * something is read; only the first read after a pause waits.
 */
export function walPositions(ask: () => Promise<number>, { longestLag, elapsed }: Options): WalPositions {
  const samples: Sample[] = [];
  let asking: Promise<void> | null = null;

  async function sample(): Promise<void> {
    const at = elapsed();
    try {
      samples.push({ at, position: await ask() });
      samples.splice(0, samples.length - maxSamples);
    } catch {
      // Without a sample the read goes to the writer, which reports the error.
    } finally {
      asking = null;
    }
  }

  const known = (): number | undefined => samples.find(({ at }) => elapsed() - at <= longestLag)?.position;

  return {
    async needed() {
      const latest = samples.at(-1)?.at ?? -Infinity;
      if (elapsed() - latest >= longestLag / samplesPerLag) asking ??= sample();
      if (known() === undefined) await asking;
      return known() ?? null;
    },
    lagAt(position) {
      const missing = samples.find((each) => each.position > position);
      return missing === undefined ? 0 : elapsed() - missing.at;
    },
  };
}
