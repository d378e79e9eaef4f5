import { type Backend, type BackendOptions, createBackend, smallSeed } from "@kamra/backend";
import { sql } from "kysely";

interface Kept {
  readonly backend: Backend;
  readonly asked: Set<Promise<unknown>>;
  clock: () => Date;
}

/** By their options and day. */
const kept = new Map<string, Kept>();

const copyTables = sql`
  do $do$ declare each record; begin
    create schema kept;
    create table kept.tables as
      select c.relname::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by 1;
    for each in select * from kept.tables loop
      execute format('create table kept.%I as table public.%I', 'rows of ' || each.name, each.name);
    end loop;
  end $do$`;

/** Triggers and references sleep meanwhile. */
const restoreTables = sql`
  do $do$ declare each record; begin
    set local session_replication_role = replica;
    for each in select * from kept.tables loop
      execute format('delete from public.%I', each.name);
      execute format('insert into public.%I (%s) overriding system value select %2$s from kept.%3$I', each.name, each.columns, 'rows of ' || each.name);
    end loop;
  end $do$`;

async function make(options: Partial<BackendOptions>, clock: () => Date): Promise<Kept> {
  const made: { clock: () => Date } = { clock };
  const backend = await createBackend({
    database: { kind: "memory" },
    seed: smallSeed,
    logger: false,
    ...options,
    clock: () => made.clock(),
  });
  // So that the copy is of a shop that is ready for its day.
  await backend.runDueJobs();
  await copyTables.execute(backend.database.db);
  return Object.assign(made, { backend, asked: new Set<Promise<unknown>>() });
}

/**
 * Replaces packages/testing's `startBackend` during mutation runs: starting a backend takes longer than most test
 * files, so a closed one is reused, with its rows restored.
 */
export async function startBackend({
  clock = () => new Date(),
  ...options
}: Partial<BackendOptions> = {}): Promise<Backend> {
  const key = `${clock().toDateString()} ${JSON.stringify(options)}`;
  const mine = kept.get(key) ?? (await make(options, clock));
  kept.set(key, mine);
  mine.clock = clock;
  await Promise.allSettled(mine.asked);
  await restoreTables.execute(mine.backend.database.db);
  return {
    ...mine.backend,
    fetch: (...request) => {
      const answer = mine.backend.fetch(...request);
      mine.asked.add(answer);
      const over = () => mine.asked.delete(answer);
      answer.then(over, over);
      return answer;
    },
    close: async () => {
      await Promise.allSettled(mine.asked);
    },
  };
}
