import { fieldKinds } from "@kamra/core/form";
import { texts } from "@kamra/core/texts";
import type { PersonalDataInput } from "../generated/types.ts";
import type { Context } from "../graphql/Context.ts";
import { refuseInvalid } from "../graphql/refuseInvalid.ts";
import { fieldProblems } from "../graphql/fieldProblems.ts";
import { queueMail } from "../mail/queueMail.ts";
import { confirmPassword } from "../session/confirmPassword.ts";
import { isAddressOf } from "../session/isAddressOf.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { changeOwn } from "./changeOwn.ts";
import { loadUser } from "../session/loadUser.ts";
import type { Owner } from "../session/Owner.ts";
import type { UserRow } from "../database/tables/UserRow.ts";

type Change = Partial<Pick<UserRow, "name" | "email" | "telephone">>;

/** The named fields, as stored. Errors: Refusal VALIDATION_FAILED by field. */
function changeOf({ name, email, telephone }: PersonalDataInput): Change {
  const entries = {
    ...(name !== undefined && { name: fieldKinds.name(name, { isRequired: true }) }),
    ...(email !== undefined && { email: fieldKinds.email(email, { isRequired: true }) }),
    ...(telephone !== undefined && { telephone: fieldKinds.telephone(telephone) }),
  };
  refuseInvalid(fieldProblems(entries));
  return {
    ...(entries.name && { name: entries.name.value }),
    ...(entries.email && { email: entries.email.value }),
    ...(entries.telephone && { telephone: entries.telephone.value || null }),
  };
}

/** The address is the account's once it is confirmed there, by the mail that goes to it: until then it may belong to another person. */
async function askForEmail(email: string, { db, user, now }: Owner): Promise<void> {
  if ((await findUserByEmail(db, email)) !== null) refuseInvalid({ email: [texts.session.emailTaken] });
  const { id: userId, name } = user;
  const token = await issueOneTimeToken(db, { userId, purpose: "emailVerification", email, now });
  await queueMail(db, { to: email, userId, kind: "emailVerification", data: { name, token }, now });
}

/**
 * Changes the named fields of the caller's name, e-mail address and telephone. A new address requires the password, and
 * takes effect with `confirmEmail`.
 *
 * Errors: TooManyUses; Refusal UNAUTHENTICATED for a guest; VALIDATION_FAILED by field.
 *
 * @rule SESS-8, FORM-1, FORM-2, FORM-3, FORM-4
 */
export async function updatePersonalData(input: PersonalDataInput, context: Context): Promise<UserRow> {
  const before = await loadUser(context);
  const { email, ...change } = changeOf(input);
  const isMoving = email !== undefined && !isAddressOf(before, email);
  if (isMoving) await confirmPassword(input.current_password ?? null, context);
  const stored = { ...change, ...(email !== undefined && !isMoving && { email }) };
  await changeOwn(context, async (owner) => {
    if (Object.keys(stored).length > 0)
      await owner.db.updateTable("users").set(stored).where("id", "=", before.id).execute();
    if (isMoving) await askForEmail(email, owner);
  });
  return await loadUser(context);
}
