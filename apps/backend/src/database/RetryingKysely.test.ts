import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { ids } from "../seed/smallSeed.ts";
import { startTestBackend, type TestBackend } from "../testing/startTestBackend.ts";
import { isUnavailable } from "./isUnavailable.ts";
import { pauseAfterConflict } from "./RetryingKysely.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** Resolves for both callers once both have called. */
function meeting() {
  let arrived = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  return async () => {
    arrived += 1;
    if (arrived === 2) resolve();
    await promise;
  };
}

it("Two transactions that wait for each other both succeed: the one that PostgreSQL ends runs once more.", async () => {
  const { db } = backend.database;
  const meet = meeting();
  let runs = 0;
  const stock = (id: number) =>
    db.selectFrom("products").where("id", "=", id).select("stock").executeTakeFirstOrThrow();
  await db.updateTable("products").set({ stock: 10 }).where("id", "in", [ids.milk, ids.ham]).execute();
  // The one that stays commits before the other runs again: else that could overtake it, and a second deadlock fails it.
  const { promise: stayed, resolve: stay } = Promise.withResolvers<void>();
  const take = async (first: number, second: number) => {
    const work = db.transaction().execute(async (transaction) => {
      runs += 1;
      if (runs > 2) await stayed;
      for (const [place, id] of [first, second].entries()) {
        await transaction
          .updateTable("products")
          .set((eb) => ({ stock: eb("stock", "-", 1) }))
          .where("id", "=", id)
          .execute();
        if (place === 0 && runs <= 2) await meet();
      }
    });
    await work.finally(stay);
  };
  await Promise.all([take(ids.milk, ids.ham), take(ids.ham, ids.milk)]);
  expect(runs).toBe(3);
  expect([await stock(ids.milk), await stock(ids.ham)]).toEqual([{ stock: 8 }, { stock: 8 }]);
});

it("A transaction that conflicts again fails, and its request may come again.", async () => {
  let runs = 0;
  const conflict = Object.assign(new Error("deadlock detected"), { code: "40P01" });
  const failing = backend.database.db.transaction().execute(() => {
    runs += 1;
    return Promise.reject(conflict);
  });
  await expect(failing).rejects.toBe(conflict);
  expect(runs).toBe(2);
  expect(isUnavailable(conflict)).toBe(true);
});

it("A transaction that conflicts waits for a random while before it runs again.", async () => {
  const { db } = backend.database;
  const drawn = vi.spyOn(Math, "random");
  let runs = 0;
  const again = db.transaction().execute(async () => {
    runs += 1;
    if (runs === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
    return await Promise.resolve("done");
  });
  await expect.poll(() => drawn.mock.calls.length).toBeGreaterThan(0);
  expect(await again).toBe("done");
  expect([0, 0.999].map(pauseAfterConflict)).toEqual([10, 100]);
});

it.each(["", "08006", "57P01", "25006"])("A transaction that fails with the code %j runs once.", async (code) => {
  let runs = 0;
  const failing = backend.database.db.transaction().execute(() => {
    runs += 1;
    return Promise.reject(Object.assign(new Error("another reason"), { code }));
  });
  await expect(failing).rejects.toThrow("another reason");
  expect(runs).toBe(1);
});
