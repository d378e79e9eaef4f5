import * as Clock from "effect/Clock";
import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";

/** A clock that only moves when advanced. */
export interface ManualClock {
  /** The clock for `createShop`'s option `clock`. */
  readonly effects: Layer.Layer<never>;
  readonly now: () => Date;
  /** Milliseconds until the first sleeper wakes; null without sleepers. */
  readonly untilNext: () => number | null;
  /** Advances the clock, and wakes each sleeper at its time. */
  readonly advance: (milliseconds: number) => void;
}

/** A clock that only moves when advanced: retries and time-outs take no real time in a test. */
export function manualClock(start: Date): ManualClock {
  let time = start.getTime();
  let sleepers: ReadonlyArray<{ readonly at: number; readonly wake: () => void }> = [];
  const millis = () => time;
  const nanos = () => BigInt(time) * 1_000_000n;
  const next = () => sleepers.toSorted((one, other) => one.at - other.at)[0] ?? null;

  const clock: Clock.Clock = {
    currentTimeMillisUnsafe: millis,
    currentTimeMillis: Effect.sync(millis),
    currentTimeNanosUnsafe: nanos,
    currentTimeNanos: Effect.sync(nanos),
    monotonicTimeNanosUnsafe: nanos,
    monotonicTimeNanos: Effect.sync(nanos),
    sleep: (duration) =>
      Effect.callback((resume) => {
        const sleeper = { at: time + Math.round(Duration.toMillis(duration)), wake: () => resume(Effect.void) };
        sleepers = [...sleepers, sleeper];
        return Effect.sync(() => {
          sleepers = sleepers.filter((each) => each !== sleeper);
        });
      }),
  };

  return {
    effects: Layer.succeed(Clock.Clock, clock),
    now: () => new Date(time),
    untilNext: () => {
      const first = next();
      return first === null ? null : first.at - time;
    },
    advance: (milliseconds) => {
      const end = time + milliseconds;
      for (let first = next(); first !== null && first.at <= end; first = next()) {
        const woken = first;
        time = woken.at;
        sleepers = sleepers.filter((each) => each !== woken);
        woken.wake();
      }
      time = end;
    },
  };
}
