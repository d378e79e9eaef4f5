import type { Capability } from "@kamra/core";
import { effects, Sleep } from "@kamra/core/unstable";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";

/** A clock that only moves when advanced. */
export interface ManualClock {
  /** A capability for `createShop`: by it the shop waits on this clock. */
  readonly waits: Capability<"effects", object>;
  /** For `createShop`'s option `clock`. */
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
  const next = () => sleepers.toSorted((one, other) => one.at - other.at)[0] ?? null;
  const sleep = (milliseconds: number): Effect.Effect<void> =>
    Effect.callback((resume) => {
      const sleeper = { at: time + Math.round(milliseconds), wake: () => resume(Effect.void) };
      sleepers = [...sleepers, sleeper];
      return Effect.sync(() => {
        sleepers = sleepers.filter((each) => each !== sleeper);
      });
    });

  return {
    waits: effects(Layer.succeed(Sleep, sleep)),
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
