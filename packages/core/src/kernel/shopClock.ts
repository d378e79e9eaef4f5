import { clockSetting, type TimedResponse } from "./clockSetting.ts";
import { makeStore } from "./makeStore.ts";
import type { Store } from "./Store.ts";

/** The one clock of a shop. */
export interface ShopClock {
  readonly now: () => Date;
  /** A stopwatch, in milliseconds: no one can set it. */
  readonly elapsed: () => number;
  /** Sets it by a response of the server. */
  readonly heard: (response: TimedResponse) => void;
  /** How often a response has moved it noticeably: code that waits for an instant then computes the wait again. */
  readonly corrections: Store<number>;
  /** Whether the device has slept since the last call: the stopwatch may have stood still. */
  readonly hasSlept: () => boolean;
}

/** What a clock without a server's time goes by. Milliseconds. */
export interface ClockSources {
  readonly elapsed: () => number;
  /** The device's time. It begins a clock without another beginning, and tells that the device has slept. */
  readonly deviceTime: () => number;
}

const ofDevice: ClockSources = { elapsed: () => performance.now(), deviceTime: () => Date.now() };

/** Less than shoppers notice: the clock waits instead of going back by it, and a correction by it is none. */
const momentMs = 1000;

/**
 * A clock that starts at `startsAt`, the time of the page that a server has rendered, and goes on by a stopwatch. Each answer of
 * the server sets it, so the device's clock does not count; that only begins a clock without `startsAt`, until the first answer.
 * Give the same clock to `startShop` and to `createShop`.
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
  let lead = deviceTime() - elapsed();
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
      return Math.abs(lead - before) > momentMs;
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
