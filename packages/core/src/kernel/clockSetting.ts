/** How far the server's clock is ahead of a monotonic one, and how wrong that can be. Milliseconds. */
export interface ClockSetting {
  readonly aheadMs: number;
  readonly errorMs: number;
}

/** The server's time in a response, and the monotonic times around it. Milliseconds. */
export interface TimedResponse {
  /** The server's time while it answered. */
  readonly at: number;
  /** The precision of the server's time in milliseconds: it may have been this much later. */
  readonly precisionMs: number;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/**
 * The setting after a response. The server read its clock between request and response, so their middle is wrong by at
 * most half of that time. The earlier setting narrows it. When the two contradict each other, because the server's
 * clock was changed or the device has slept, the response alone counts.
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
