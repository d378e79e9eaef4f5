import { budapestDay } from "@kamra/core/product";
import type { CatalogueSeed } from "../catalogue/CatalogueSeed.ts";
import type { DatabaseLocation } from "../database/Database.ts";
import { databaseLike } from "./emptyDatabase.ts";
import { firstNow } from "./firstNow.ts";
import { smallSeed } from "../seed/smallSeed.ts";
import { templates } from "./templates.ts";

interface Filling {
  readonly seed: CatalogueSeed;
  readonly now: Date;
}

/** Milliseconds for a connection or an answer, so that no test fails because the machine is busy. */
const longestWait = 120_000;

/** Two can race. Opening one takes PostgreSQL 60 ms of a processor, and a backend opens as many as it may. */
const connections = 2;

/**
 * A new database on the run's PostgreSQL server. It has all tables and, for the small seed on the first day, its
 * catalogue too; otherwise the backend that opens it fills it.
 */
export async function testDatabase({ seed, now }: Filling): Promise<Extract<DatabaseLocation, { kind: "server" }>> {
  const isCatalogue = seed === smallSeed && budapestDay(now) === budapestDay(new Date(firstNow));
  const url = await databaseLike(isCatalogue ? templates.catalogue : templates.tables);
  return { kind: "server", url, connections, longestWait, longestSilence: longestWait };
}
