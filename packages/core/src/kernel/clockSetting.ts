/** How far the server's clock is ahead of a monotonic one, and how wrong that can be. Milliseconds. */
export interface ClockSetting {
  readonly aheadMs: number;
  readonly errorMs: number;
}

/** The server's time in a response, and the monotonic times around it. Milliseconds. */
export interface TimedResponse {
  /** The server's time while it answered. */
  readonly at: number;
  /** The time is exact to so many milliseconds: it may have been this much later. */
  readonly precisionMs: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * The setting after an answer. The server told its time between the request and the answer, so the middle is wrong by half of
 * that at most. What was known before narrows it; where the two exclude each other, because the server's clock was set or the
 * device has slept, the answer counts alone.
 *
 * Units: milliseconds.
 *
 * @rule TIME-1
 * @example clockSetting({ aheadMs: 0, errorMs: Infinity }, { at: 5000, precisionMs: 0, sentAt: 100, receivedAt: 300 }) // => { aheadMs: 4800, errorMs: 100 }
 * @example clockSetting({ aheadMs: 4750, errorMs: 50 }, { at: 5000, precisionMs: 0, sentAt: 100, receivedAt: 300 }) // => { aheadMs: 4750, errorMs: 50 }
 * @example clockSetting({ aheadMs: 0, errorMs: 50 }, { at: 5000, precisionMs: 0, sentAt: 100, receivedAt: 300 }) // => { aheadMs: 4800, errorMs: 100 }
 */
export function clockSetting(
  { aheadMs, errorMs }: ClockSetting,
  { at, precisionMs, sentAt, receivedAt }: TimedResponse,
): ClockSetting {
  const between = (least: number, most: number): ClockSetting => ({
    aheadMs: (least + most) / 2,
    errorMs: (most - least) / 2,
  });
  const [least, most] = [at - receivedAt, at + precisionMs - sentAt];
  const narrowed = between(Math.max(least, aheadMs - errorMs), Math.min(most, aheadMs + errorMs));
  return narrowed.errorMs >= 0 ? narrowed : between(least, most);
}
