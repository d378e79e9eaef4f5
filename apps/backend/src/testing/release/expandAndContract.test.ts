import { execFileSync } from "node:child_process";
import { NO_MIGRATIONS } from "kysely/migration";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/Database.ts";
import { migrate, migrateTo, migrations } from "../../database/migrate.ts";
import { openDatabase } from "../../database/openDatabase.ts";
import { hasCommit, readPreviousRelease } from "./previousRelease.ts";
import { readShape, takenAway } from "./readShape.ts";

const { commit, migration } = readPreviousRelease();
const contracts = Object.entries(migrations).flatMap(([name, { contract }]) =>
  name > migration && contract !== undefined ? [contract] : [],
);

describe("migrations since the previous release", () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase({ kind: "memory" });
  });
  afterAll(() => database.close());

  it("take nothing away that it uses, but what their contracts name.", async () => {
    await migrateTo(database.db, NO_MIGRATIONS);
    await migrateTo(database.db, migration);
    const released = await readShape(database.db);
    await migrate(database);
    const taken = takenAway(released, await readShape(database.db));
    expect(taken).toEqual(contracts.flatMap(({ takesAway }) => takesAway).toSorted());
  });

  it.each([
    ["alter table products drop column stock", "products.stock"],
    ["alter table products rename column stock to pieces", "products.stock"],
    ["alter table products add column shelf text not null", "products.shelf"],
    ["alter table products alter column stock set not null", "products.stock"],
    ["alter table carts alter column revision drop default", "carts.revision"],
    ["alter table feedback alter column message type varchar(9)", "feedback.message"],
    ["alter table products add constraint few check (stock < 9)", "products.few"],
    ["create unique index one_name on products (name)", "products.one_name"],
    ["drop table feedback", "feedback.message"],
    ["alter table products add column shelf text not null default ''", null],
    ["create table shelves (id integer primary key, name text not null unique)", null],
    ["create index on products (stock)", null],
  ])("are measured by what a release relies on: %s", async (statement, expected) => {
    const before = await readShape(database.db);
    const undone = new Error("undone");
    const change = database.db.transaction().execute(async (transaction) => {
      await sql.raw(statement).execute(transaction);
      const taken = takenAway(before, await readShape(transaction));
      expect(taken).toEqual(expected === null ? [] : expect.arrayContaining([expected]));
      throw undone;
    });
    await expect(change).rejects.toBe(undone);
  });

  it.skipIf(!hasCommit(commit))("follow those of the release that deploy/previous-release names.", () => {
    const text = execFileSync("git", ["show", `${commit}:apps/backend/src/database/migrate.ts`], { encoding: "utf8" });
    const released = [...text.matchAll(/^ {2}"(\d{4}-[\w-]+)"/gm)].map(([, name]) => name);
    expect(released.at(-1)).toBe(migration);
    expect(Object.keys(migrations).filter((name) => name <= migration)).toEqual(released);
  });

  it.skipIf(!hasCommit(commit)).each(contracts)(
    "contract only what a release before has stopped using: $takesAway",
    ({ unusedSince }) => {
      expect(() => execFileSync("git", ["merge-base", "--is-ancestor", unusedSince, commit])).not.toThrow();
    },
  );
});
