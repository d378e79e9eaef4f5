import { clockSetting, type TimedResponse } from "./clockSetting.ts";
import { makeStore } from "./makeStore.ts";
import type { Store } from "./Store.ts";

/** The one clock of a shop. */
export interface ShopClock {
  readonly now: () => Date;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed: () => number;
  /** Sets it by a response of the server. */
  readonly heard: (response: TimedResponse) => void;
  /**
   * The number of noticeable corrections by responses. Code that waits for an instant computes its wait again after
   * each.
   */
  readonly corrections: Store<number>;
  /** Whether the device has slept since the last call, which may stop the monotonic clock. The first call only looks. */
  readonly hasSlept: () => boolean;
}

/** The sources of time before a server's response. Milliseconds. */
export interface ClockSources {
  readonly elapsed: () => number;
  /** The device's time. It starts a clock without `startsAt`, and shows that the device has slept. */
  readonly deviceTime: () => number;
}

const ofDevice: ClockSources = { elapsed: () => performance.now(), deviceTime: () => Date.now() };

/** A correction below this is not noticeable: the clock stands still instead of going back, and reports none. */
const momentMs = 1000;

/**
 * A clock that starts at `startsAt`, the time at which the server rendered the page, and continues by a monotonic
 * clock. Each response of the server corrects it. The device's clock is used only without `startsAt`, until the first
 * response. Give the same clock to `startShop` and to `createShop`.
 *
 * @rule TIME-1
 */
export function serverClock({
  startsAt,
  sources: { elapsed, deviceTime } = ofDevice,
}: { readonly startsAt?: string | undefined; readonly sources?: ClockSources | undefined } = {}): ShopClock {
  const start = startsAt === undefined ? deviceTime() : Date.parse(startsAt);
  let setting = { aheadMs: start - elapsed(), errorMs: Number.POSITIVE_INFINITY };
  let told = start;
  let lead: number | null = null;
  const corrections = makeStore(0);
  return {
    now: () => {
      const time = setting.aheadMs + elapsed();
      if (time >= told || told - time > momentMs) told = time;
      return new Date(told);
    },
    elapsed,
    heard: (response) => {
      const before = setting;
      setting = clockSetting(before, response);
      if (Math.abs(setting.aheadMs - before.aheadMs) > momentMs) corrections.set(corrections.get() + 1);
    },
    corrections,
    hasSlept: () => {
      const before = lead;
      lead = deviceTime() - elapsed();
      return before !== null && Math.abs(lead - before) > momentMs;
    },
  };
}

/** A clock of the application's own, which responses do not set. */
export const ownClock = (now: () => Date): ShopClock => ({
  now,
  elapsed: () => now().getTime(),
  heard: () => {},
  corrections: makeStore(0),
  hasSlept: () => false,
});
