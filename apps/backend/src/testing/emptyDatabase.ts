import { randomUUID } from "node:crypto";
import { inject } from "vitest";
import { copyDatabase } from "./copyDatabase.ts";
import type {} from "./postgresServer.ts";

/** Makes a database on the run's PostgreSQL server that is a copy of another one, and answers its address. */
export const databaseLike = (template: string): Promise<string> =>
  copyDatabase(inject("postgres"), { from: template, to: `kamra-${randomUUID()}` });

/** Makes a database without tables on the run's PostgreSQL server and answers its address. */
export const emptyDatabase = (): Promise<string> => databaseLike("template1");
