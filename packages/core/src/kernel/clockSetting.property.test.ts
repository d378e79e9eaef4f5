import { fc, it } from "@fast-check/vitest";
import { expect } from "vitest";
import { type ClockSetting, clockSetting } from "./clockSetting.ts";

const month = 30 * 24 * 60 * 60_000;
const start = Date.parse("2026-11-21T10:00:00Z");

/** What a server tells: its time passes `there` after the request, and the answer needs `back`. */
const exchange = fc.record({
  pause: fc.nat(600_000),
  there: fc.nat(20_000),
  back: fc.nat(20_000),
  precisionMs: fc.constantFrom(0, 1000),
});

it.prop([fc.integer({ min: -month, max: month }), fc.array(exchange, { minLength: 1, maxLength: 20 })])(
  "[TIME-1] the clock is never wrong by more than half of the quickest round trip, whatever it showed before",
  (wrongBy, exchanges) => {
    let elapsed = 0;
    let quickest = Number.POSITIVE_INFINITY;
    let setting: ClockSetting = { aheadMs: start + wrongBy, errorMs: Number.POSITIVE_INFINITY };
    for (const { pause, there, back, precisionMs } of exchanges) {
      const sentAt = elapsed + pause;
      const told = start + sentAt + there;
      const receivedAt = sentAt + there + back;
      const at = precisionMs === 0 ? told : told - (told % precisionMs);
      setting = clockSetting(setting, { at, precisionMs, sentAt, receivedAt });
      elapsed = receivedAt;
      quickest = Math.min(quickest, there + back + precisionMs);
      expect(Math.abs(setting.aheadMs - start)).toBeLessThanOrEqual(quickest / 2);
      expect(setting.errorMs).toBeLessThanOrEqual(quickest / 2);
    }
  },
);

it.prop([fc.integer({ min: -month, max: month }), exchange])(
  "[TIME-1] a server whose clock was set counts, whatever it told before",
  (wrongBy, { there, back, precisionMs }) => {
    const sure: ClockSetting = { aheadMs: start + wrongBy, errorMs: 1 };
    const answer = { at: start + there, precisionMs, sentAt: 0, receivedAt: there + back };
    const { aheadMs } = clockSetting(sure, answer);
    expect(Math.abs(aheadMs - start)).toBeLessThanOrEqual(there + back + precisionMs);
  },
);
