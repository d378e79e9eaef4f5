import type { Share } from "@kamra/contract/lists";
import { canonicalEmail } from "@kamra/core/form";
import { shareProblem } from "@kamra/core/lists";
import { texts } from "@kamra/core/texts";
import { sql } from "kysely";
import { Refusal } from "../graphql/Refusal.ts";
import { queueMail } from "../mail/queueMail.ts";
import { limitAttempts } from "../session/limitAttempts.ts";
import type { Caller } from "./Caller.ts";
import { changeList } from "./changeList.ts";
import { listTexts } from "./text.hu.ts";

const mostShares = 50;

async function invite({ listId, email }: Share, { db, user, now }: Caller): Promise<void> {
  const problem = shareProblem(email, { ownerEmail: user.email });
  if (problem !== null) {
    throw new Refusal("VALIDATION_FAILED", {
      message: `Cannot be invited: ${problem}`,
      validation: { email: [texts.lists.shareProblems[problem]] },
    });
  }
  const invited = await db
    .insertInto("shopping_list_shares")
    .values({
      list_id: listId,
      email,
      canonical_email: canonicalEmail(email),
      user_id: null,
      shared_at: now.toISOString(),
      accepted_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("email")
    .executeTakeFirst();
  const { count } = await db
    .selectFrom("shopping_list_shares")
    .where("list_id", "=", listId)
    .select(sql<number>`count(*)`.as("count"))
    .executeTakeFirstOrThrow();
  if (count > mostShares) {
    throw new Refusal("VALIDATION_FAILED", {
      message: "Too many shares",
      validation: { email: [listTexts.tooManyShares(mostShares)] },
    });
  }
  // An existing invitation sends no second mail.
  if (invited === undefined) return;
  const { name: listName } = await db
    .selectFrom("shopping_lists")
    .where("id", "=", listId)
    .select("name")
    .executeTakeFirstOrThrow();
  await queueMail(db, { to: email, userId: null, kind: "listShare", data: { ownerName: user.name, listName }, now });
}

/**
 * Invites an e-mail address to a list. It never looks for an account, so neither its answer nor its timing reveals one.
 * The first invitation sends a mail.
 *
 * Errors: Refusal NOT_FOUND, FORBIDDEN, VALIDATION_FAILED; TooManyUses.
 *
 * @rule LIST-5, LIST-9
 */
export async function shareList(share: Share, caller: Caller): Promise<void> {
  await limitAttempts({ ...caller, network: null }, { action: "invitation", userId: caller.user.id });
  await changeList(share.listId, { caller, operation: "share", change: (holding) => invite(share, holding) });
}
