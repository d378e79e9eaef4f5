import { sql } from "kysely";
import { expect, it } from "vitest";
import { smallSeed } from "../seed/smallSeed.ts";
import { firstNow } from "../testing/firstNow.ts";
import { testDatabase } from "../testing/testDatabase.ts";
import { onBehalfOf } from "./fairDialect.ts";
import { openDatabase } from "./openDatabase.ts";

it("A stranger's statement goes second, however many another network has sent before it.", async () => {
  const location = await testDatabase({ seed: smallSeed, now: new Date(firstNow) });
  const { db, close } = await openDatabase({ ...location, connections: 1 });
  const order: string[] = [];
  const ask = (network: string, name: string) =>
    new Promise<void>((resolve, reject) => {
      onBehalfOf(network, () => {
        sql`select 1`
          .execute(db)
          .then(() => order.push(name))
          .then(() => resolve(), reject);
      });
    });
  const many = Array.from({ length: 20 }, (_, index) => ask("203.0.113.7", `flood ${index}`));
  await Promise.all([...many, ask("198.51.100.9", "stranger")]);
  await close();
  expect(order.slice(0, 3)).toEqual(["flood 0", "flood 1", "stranger"]);
  expect(order).toHaveLength(21);
});
