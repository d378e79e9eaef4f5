import { canonicalEmail, isEmail } from "@kamra/core/form";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import { randomId } from "../database/randomId.ts";
import { claimAccount } from "../login/claimAccount.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";

import type { GoodidPerson } from "./GoodidPerson.ts";

interface Finding {
  readonly person: GoodidPerson;
  readonly now: Date;
}

async function findOrMakeAccount(db: Kysely<DatabaseSchema>, { person, now }: Finding): Promise<string> {
  const { email, name, telephone } = person;
  const known = await findUserByEmail(db, email);
  if (known !== null) {
    if (known.email_verified_at === null) await claimAccount(db, { userId: known.id, now });
    return known.id;
  }
  const moment = now.toISOString();
  const { id } = await db
    .insertInto("users")
    .values({
      id: randomId(),
      email,
      canonical_email: canonicalEmail(email),
      // The shopper enters one in the profile, and with each order.
      name: name ?? "",
      telephone,
      created_at: moment,
      email_verified_at: moment,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * The account id of a provider's person, created on demand; `null` when the provider has not verified their address, or
 * the account belongs to another of its persons. Call it in a transaction.
 */
export async function findGoodidUser(db: Kysely<DatabaseSchema>, { person, now }: Finding): Promise<string | null> {
  const { issuer, subject, email, name, telephone, isEmailVerified } = person;
  const claims = { email, name, telephone };
  const known = await db
    .updateTable("user_identities")
    .set(claims)
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .returning("user_id")
    .executeTakeFirst();
  if (known !== undefined) return known.user_id;
  if (!isEmailVerified || !isEmail(email)) return null;
  const userId = await findOrMakeAccount(db, { person, now });
  const linked = await db
    .insertInto("user_identities")
    .values({ issuer, subject, user_id: userId, ...claims })
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id")
    .executeTakeFirst();
  return linked?.user_id ?? null;
}
