import { expect, it } from "vitest";
import { ownClock, serverClock } from "./shopClock.ts";

const rendered = "2026-11-21T10:00:00.000Z";
const day = 24 * 60 * 60_000;

/** A clock on a device whose own clock is wrong by so much; `answer` is one of a server that is `late` milliseconds after the page. */
const onDevice = ({ wrongBy = 0, startsAt }: { readonly wrongBy?: number; readonly startsAt?: string } = {}) => {
  let elapsed = 5000;
  let device = Date.parse(rendered) + wrongBy;
  const clock = serverClock({ startsAt, sources: { elapsed: () => elapsed, deviceTime: () => device } });
  return {
    clock,
    shown: () => clock.now().toISOString(),
    pass: (milliseconds: number) => {
      elapsed += milliseconds;
      device += milliseconds;
    },
    sleep: (milliseconds: number) => {
      device += milliseconds;
    },
    answer: (told: string) =>
      clock.heard({ at: Date.parse(told), precisionMs: 0, sentAt: elapsed, receivedAt: elapsed }),
  };
};

it("[TIME-1] a page's clock starts at the page's time, and goes on whatever the device's clock shows", () => {
  for (const wrongBy of [-30 * day, 0, 30 * day]) {
    const { pass, shown } = onDevice({ wrongBy, startsAt: rendered });
    expect(shown()).toBe(rendered);
    pass(1500);
    expect(shown()).toBe("2026-11-21T10:00:01.500Z");
  }
});

it("[TIME-1] a clock without a page starts at the device's time, until the first answer", () => {
  const { answer, shown } = onDevice({ wrongBy: day });
  expect(shown()).toBe("2026-11-22T10:00:00.000Z");
  answer("2026-11-21T10:00:03.000Z");
  expect(shown()).toBe("2026-11-21T10:00:03.000Z");
});

it("[TIME-1] an answer corrects the clock of a page that a cache has kept, and says so", () => {
  const { answer, clock, shown } = onDevice({ startsAt: rendered });
  let corrections = 0;
  clock.corrections.subscribe(() => (corrections += 1));
  answer("2026-11-21T16:00:00.000Z");
  expect([shown(), corrections]).toEqual(["2026-11-21T16:00:00.000Z", 1]);
});

it("[TIME-1] the clock waits rather than go back by less than a second, which is no correction", () => {
  const { answer, clock, pass, shown } = onDevice({ startsAt: rendered });
  let corrections = 0;
  clock.corrections.subscribe(() => (corrections += 1));
  expect(shown()).toBe(rendered);
  answer("2026-11-21T09:59:59.200Z");
  expect(shown()).toBe(rendered);
  pass(800);
  expect(shown()).toBe(rendered);
  pass(1);
  expect([shown(), corrections]).toEqual(["2026-11-21T10:00:00.001Z", 0]);
});

it("[TIME-1] the clock notices that the device has slept, once", () => {
  const { clock, pass, sleep } = onDevice({ startsAt: rendered });
  sleep(day);
  expect(clock.hasSlept()).toBe(false);
  pass(day);
  expect(clock.hasSlept()).toBe(false);
  sleep(day);
  expect([clock.hasSlept(), clock.hasSlept()]).toEqual([true, false]);
});

it("no answer sets an application's own clock", () => {
  const clock = ownClock(() => new Date(rendered));
  clock.heard({ at: 0, precisionMs: 0, sentAt: clock.elapsed(), receivedAt: clock.elapsed() });
  expect([clock.now().toISOString(), clock.corrections.get(), clock.hasSlept()]).toEqual([rendered, 0, false]);
});
