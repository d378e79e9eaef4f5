import type { Kysely } from "kysely";
import { codeOf } from "../database/codeOf.ts";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

const hour = 3_600_000;
const readOnly = "25006";

interface Use {
  readonly hash: string;
  readonly lastUsedAt: string | null;
  readonly now: Date;
}

/** Records the use of a session, once an hour, so that few requests write. A database that only reads records nothing. */
export async function noteUse(db: Kysely<DatabaseSchema>, { hash, lastUsedAt, now }: Use): Promise<void> {
  const age = lastUsedAt === null ? hour : now.getTime() - Date.parse(lastUsedAt);
  // A use in the future is of a clock that was ahead.
  if (age >= 0 && age < hour) return;
  try {
    await db.updateTable("access_tokens").set({ last_used_at: now.toISOString() }).where("hash", "=", hash).execute();
  } catch (error) {
    if (codeOf(error) !== readOnly) throw error;
  }
}
