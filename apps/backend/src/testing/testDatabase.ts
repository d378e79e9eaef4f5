import { budapestDay } from "@kamra/core/product";
import type { CatalogueSeed } from "../catalogue/CatalogueSeed.ts";
import type { DatabaseLocation } from "../database/Database.ts";
import { databaseLike } from "./emptyDatabase.ts";
import { firstNow } from "./firstNow.ts";
import { smallSeed } from "./smallSeed.ts";
import { templates } from "./templates.ts";

interface Filling {
  readonly seed: CatalogueSeed;
  readonly now: Date;
}

/**
 * A database of one's own on the run's PostgreSQL server. It has all tables and, where the seed is the small one and the day
 * the first one, its catalogue too; the backend that opens it fills it otherwise.
 */
export async function testDatabase({ seed, now }: Filling): Promise<Extract<DatabaseLocation, { kind: "server" }>> {
  const isCatalogue = seed === smallSeed && budapestDay(now) === budapestDay(new Date(firstNow));
  return { kind: "server", url: await databaseLike(isCatalogue ? templates.catalogue : templates.tables) };
}
