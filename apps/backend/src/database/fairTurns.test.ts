import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { DatabaseBusy, fairTurns } from "./fairTurns.ts";

interface Shape {
  readonly atOnce: number;
  readonly ofOne: number;
  readonly longestWait?: number;
}

/** Turns whose takers have names, the network's first: "a1" is of network "a", and "-1" of this process. */
function openTurns({ atOnce, ofOne, longestWait = 1000 }: Shape) {
  const turns = fairTurns({ atOnce, ofOne, longestWait });
  const begun = new Map<string, () => void>();
  const take = async (name: string) => {
    const [network = ""] = name;
    begun.set(name, await turns.take(network === "-" ? null : network));
  };
  const end = async (name: string) => {
    begun.get(name)?.();
    begun.delete(name);
    await settled();
  };
  return { take, end, begun: () => [...begun.keys()], waiting: turns.waiting };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("A network that waits with many statements gets one turn, then the next network one.", async () => {
  const { take, end, begun, waiting } = openTurns({ atOnce: 1, ofOne: 1 });
  const all = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"].map((name) => take(name));
  await settled();
  expect(waiting()).toBe(6);
  const order: string[] = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const [name = ""] = begun();
    order.push(name);
    await end(name);
  }
  expect(order).toEqual(["a1", "a2", "b1", "c1", "a3", "b2", "a4"]);
  await Promise.all(all);
});

it("One network never takes all connections of a server, and this process's own work may.", async () => {
  const { take, end, begun } = openTurns({ atOnce: 3, ofOne: 2 });
  const asked = ["a1", "a2", "a3", "b1"].map((name) => take(name));
  await settled();
  expect(begun()).toEqual(["a1", "a2", "b1"]);
  for (const name of ["a1", "a2", "b1", "a3"]) await end(name);
  const own = ["-1", "-2", "-3", "-4"].map((name) => take(name));
  await settled();
  expect(begun()).toEqual(["-1", "-2", "-3"]);
  await end("-1");
  await Promise.all([...asked, ...own]);
});

it("A request that waits too long is refused and leaves the queue; a job goes on waiting.", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { take, end, begun, waiting } = openTurns({ atOnce: 1, ofOne: 1, longestWait: 1000 });
  await take("a1");
  const late = take("b1");
  const job = take("-1");
  const refused = late.catch((error: unknown) => error);
  vi.advanceTimersByTime(1000);
  expect(await refused).toBeInstanceOf(DatabaseBusy);
  expect(waiting()).toBe(1);
  await end("a1");
  await job;
  expect(begun()).toEqual(["-1"]);
  vi.useRealTimers();
});

it("Whoever asks in whatever order: nobody is forgotten, and no limit is passed.", async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[abc-][0-9]$/), { maxLength: 25 });
  const shapes = fc.record({ atOnce: fc.integer({ min: 1, max: 4 }), ofOne: fc.integer({ min: 1, max: 4 }) });
  await fc.assert(
    fc.asyncProperty(names, shapes, async (asked, { atOnce, ofOne }) => {
      const { take, end, begun, waiting } = openTurns({ atOnce, ofOne });
      const all = asked.map((name) => take(name));
      await settled();
      const done: string[] = [];
      while (begun().length > 0) {
        const now = begun();
        expect(now.length).toBeLessThanOrEqual(atOnce);
        for (const network of "abc")
          expect(now.filter((name) => name.startsWith(network)).length).toBeLessThanOrEqual(ofOne);
        const [name = ""] = now;
        done.push(name);
        await end(name);
      }
      await Promise.all(all);
      expect(waiting()).toBe(0);
      expect(done.toSorted()).toEqual(asked.toSorted());
    }),
    { numRuns: 50 },
  );
});
