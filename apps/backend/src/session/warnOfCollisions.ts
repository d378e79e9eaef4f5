import type { FastifyBaseLogger } from "fastify";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";

/** Warns the operators of accounts that share a mailbox: only their owners can decide which one stays. */
export async function warnOfCollisions(
  db: Kysely<DatabaseSchema>,
  log: Pick<FastifyBaseLogger, "warn">,
): Promise<void> {
  const collisions = await db.selectFrom("email_collisions").select("user_id").execute();
  if (collisions.length > 0)
    log.warn(
      { users: collisions.map(({ user_id }) => user_id) },
      "Accounts whose e-mail address is spelled otherwise than another account's of the same mailbox, or is none: see email_collisions",
    );
}
