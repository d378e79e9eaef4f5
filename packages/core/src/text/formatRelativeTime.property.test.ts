import { it } from "@fast-check/vitest";
import fc from "fast-check";
import { expect } from "vitest";
import { runs } from "../runs.test.config.ts";
import { formatRelativeTime } from "./formatRelativeTime.ts";

const now = new Date("2026-11-21T12:00:00Z");
const ago = (seconds: number) => formatRelativeTime(new Date(now.getTime() - seconds * 1000), { now });
/** From seconds to years, each scale as likely as the others. */
const ages = fc.oneof(
  ...[60, 3600, 86_400, 40 * 86_400, 400 * 86_400, 20 * 365 * 86_400].map((max) => fc.integer({ min: 0, max })),
);

const names = ["Éppen most", " perce", " órája", " napja", " hónapja", " éve"];
const seconds = [1, 60, 3600, 86_400, (365 * 86_400) / 12, 365 * 86_400];

it.prop([ages], runs)("[FMT-2] a duration counts whole units of the scale that it names", (age) => {
  const text = ago(age);
  const scale = names.findIndex((name) => text.endsWith(name));
  if (scale === 0) expect(age).toBeLessThan(60);
  else {
    const count = Number.parseInt(text, 10);
    const unit = seconds[scale] ?? Number.NaN;
    expect(count).toBeGreaterThanOrEqual(1);
    expect(count * unit).toBeLessThanOrEqual(age);
    // Days are whole before months are counted in them.
    expect((count + 1) * unit).toBeGreaterThan(age - 86_400);
  }
});

it.prop([ages, ages], runs)("[FMT-2] a longer time never reads as a shorter one", (one, other) => {
  const rank = (text: string): number => {
    const scale = names.findIndex((name) => text.endsWith(name));
    return scale * 1000 + (scale === 0 ? 0 : Number.parseInt(text, 10));
  };
  expect(rank(ago(Math.max(one, other)))).toBeGreaterThanOrEqual(rank(ago(Math.min(one, other))));
});
