import { formTexts } from "@kamra/core/form";
import { texts } from "@kamra/core/text";
import type { Updateable } from "kysely";
import { isUniqueViolation } from "../database/isUniqueViolation.ts";
import type { PersonalDataInput } from "../generated/resolvers.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { textProblems } from "../graphql/textProblems.ts";
import { queueMail } from "../mail/queueMail.ts";
import { confirmPassword } from "../session/confirmPassword.ts";
import { emailProblem } from "../session/emailProblem.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import type { UserTable } from "../session/SessionTables.ts";
import { changeOwn } from "./changeOwn.ts";
import { loadUser } from "./loadUser.ts";
import type { Owner } from "./Owner.ts";
import { telephoneOf } from "./telephoneOf.ts";
import type { UserRow } from "./UserRow.ts";

type Change = Updateable<Pick<UserTable, "name" | "email" | "telephone">>;

/** What the input names, as it is stored. Errors: Refusal VALIDATION_FAILED by field. */
function changeOf({ name, email, telephone: typed }: PersonalDataInput): Change {
  const telephone = telephoneOf(typed ?? null);
  const wrongEmail = email === undefined ? null : emailProblem(email?.trim() ?? "");
  refuseInvalid({
    ...(name !== undefined && textProblems({ name }, { required: ["name"] })),
    ...(wrongEmail !== null && { email: [wrongEmail] }),
    ...(telephone === undefined && { telephone: [formTexts.telephone] }),
  });
  return {
    ...(name && { name: name.trim() }),
    ...(email && { email: email.trim() }),
    ...(typed !== undefined && { telephone: telephone ?? null }),
  };
}

/** Nobody has shown yet that the new address is theirs, and what was sent to the old one is good no more. */
async function changeEmail(
  { before, email }: { readonly before: UserRow; readonly email: string },
  { db, now }: Owner,
): Promise<void> {
  const { id: userId, name } = before;
  await db.updateTable("users").set({ email_verified_at: null }).where("id", "=", userId).execute();
  await db.deleteFrom("one_time_tokens").where("user_id", "=", userId).execute();
  const token = await issueOneTimeToken(db, { userId, purpose: "emailVerification", now });
  await queueMail(db, { to: email, userId, kind: "emailVerification", data: { name, token }, now });
  await queueMail(db, { to: before.email, userId, kind: "emailChanged", data: { name, email }, now });
}

/**
 * Changes of the caller's name, e-mail address and telephone what the input names. Another address wants the password, and
 * is told of at both.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; VALIDATION_FAILED by field.
 *
 * @rule SESS-8, FORM-1, FORM-2, FORM-3, FORM-4
 */
export async function updatePersonalData(input: PersonalDataInput, context: Context): Promise<UserRow> {
  const before = await loadUser(context);
  const change = changeOf(input);
  const email = change.email === before.email ? undefined : change.email;
  if (email !== undefined) await confirmPassword(input.current_password ?? null, context);
  try {
    await changeOwn(context, async (owner) => {
      if (Object.keys(change).length > 0)
        await owner.db.updateTable("users").set(change).where("id", "=", before.id).execute();
      if (email !== undefined) await changeEmail({ before, email }, owner);
    });
  } catch (error) {
    if (isUniqueViolation(error)) refuseInvalid({ email: [texts.session.emailTaken] });
    throw error;
  }
  return await loadUser(context);
}
