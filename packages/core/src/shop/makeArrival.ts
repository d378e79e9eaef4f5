/** A queued call. Without `fail` it does not trigger loading, and stays queued after a failed load. */
interface Call<Whole> {
  readonly run: (whole: Whole) => void;
  readonly fail: ((error: unknown) => void) | null;
}

export interface Arrival<Whole> {
  /** Null until it has loaded. */
  readonly whole: () => Whole | null;
  /** Loads it. Joins a running load; after a failure the next call loads again. */
  readonly ready: () => Promise<void>;
  /** Runs the call: now, or after loading, in the order of the calls. */
  readonly call: (call: Call<Whole>) => void;
}

const inTime = <A>(loaded: Promise<A>, milliseconds: number): Promise<A> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The services did not load in time")), milliseconds);
    loaded.then(resolve, reject).finally(() => clearTimeout(timer));
  });

/**
 * Loads something once, with a deadline, and queues the calls that need it until then.
 *
 * `arrived` runs before the calls; `missed` when loading has failed and queued calls were rejected.
 */
export function makeArrival<Whole>(
  load: () => Promise<() => Whole>,
  {
    deadlineMs,
    arrived,
    missed,
  }: { readonly deadlineMs: number; readonly arrived: (whole: Whole) => void; readonly missed: () => void },
): Arrival<Whole> {
  let whole: Whole | null = null;
  let loading: Promise<void> | null = null;
  let waiting: ReadonlyArray<Call<Whole>> = [];

  const arrive = (made: Whole) => {
    whole = made;
    arrived(made);
    const calls = waiting;
    waiting = [];
    for (const { run } of calls) run(made);
  };
  const giveUp = (error: unknown) => {
    loading = null;
    const calls = waiting;
    waiting = calls.filter(({ fail }) => fail === null);
    for (const { fail } of calls) fail?.(error);
    if (waiting.length < calls.length) missed();
  };
  const ready = () => {
    loading ??= inTime(load(), deadlineMs)
      .then((make) => arrive(make()))
      .catch((error: unknown) => {
        giveUp(error);
        throw error;
      });
    return loading;
  };
  return {
    whole: () => whole,
    ready,
    call: (call) => {
      if (whole !== null) return call.run(whole);
      waiting = [...waiting, call];
      if (call.fail !== null) ready().catch(() => undefined);
    },
  };
}
