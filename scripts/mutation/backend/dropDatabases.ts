import pg from "pg";
import { afterAll, inject } from "vitest";

declare module "vitest" {
  export interface ProvidedContext {
    readonly postgres: string;
  }
}

/** Each mutant creates databases, and hundreds would fill the disk: those of finished files are dropped. */
afterAll(async () => {
  const client = new pg.Client(`${inject("postgres")}/postgres`);
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly name: string }>(
      "select datname as name from pg_stat_database where datname like 'kamra-%' and numbackends = 0",
    );
    for (const { name } of rows) await client.query(`drop database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
});
