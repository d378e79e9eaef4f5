import { expect, it } from "vitest";
import { walPositions } from "./walPositions.ts";

/** A writer whose position grows by one a millisecond, and a clock that stands until it is moved. */
function theWriter() {
  const writer = { now: 0, asked: 0, isAway: false };
  const positions = walPositions(
    () => {
      writer.asked += 1;
      return writer.isAway ? Promise.reject(new Error("away")) : Promise.resolve(writer.now);
    },
    { longestLag: 2000, elapsed: () => writer.now },
  );
  return { writer, positions };
}

it("A replica needs the oldest position that is young enough.", async () => {
  const { writer, positions } = theWriter();
  expect(await positions.needed()).toBe(0);
  for (const [now, needed] of [
    [1000, 0],
    [2000, 0],
    [2001, 1000],
    [3001, 2000],
    [9000, 9000],
  ] as const) {
    writer.now = now;
    expect(await positions.needed()).toBe(needed);
  }
});

it("The writer is asked four times within the longest lag, however much is read.", async () => {
  const { writer, positions } = theWriter();
  for (writer.now = 0; writer.now < 2000; writer.now += 10) await positions.needed();
  expect(writer.asked).toBe(4);
});

it("Nothing is known while the writer does not say, but what it has said just now.", async () => {
  const { writer, positions } = theWriter();
  expect(await positions.needed()).toBe(0);
  writer.isAway = true;
  writer.now = 2000;
  expect(await positions.needed()).toBe(0);
  writer.now = 2001;
  expect(await positions.needed()).toBeNull();
});

it("A replica lags since the first position that it has not replayed.", async () => {
  const { writer, positions } = theWriter();
  for (writer.now = 0; writer.now <= 3000; writer.now += 1000) await positions.needed();
  expect([positions.lagAt(3000), positions.lagAt(2999), positions.lagAt(500)]).toEqual([0, 1000, 3000]);
});
