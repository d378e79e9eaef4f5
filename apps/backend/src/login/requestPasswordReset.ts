import type { Context } from "../graphql/Context.ts";
import { queueMail } from "../mail/queueMail.ts";
import { findUserByEmail } from "../session/findUserByEmail.ts";
import { issueOneTimeToken } from "../session/issueOneTimeToken.ts";
import { findKnownDevice } from "../session/knownDevices.ts";
import { limitAttempts } from "../session/limitAttempts.ts";

/**
 * Mails a link for a new password to this address; an unknown address gets none, and the caller cannot tell.
 *
 * Errors: TooManyUses.
 */
export async function requestPasswordReset(email: string, context: Context): Promise<boolean> {
  const { now } = context;
  const user = await findUserByEmail(context.db, email);
  const device = await findKnownDevice(context, { userId: user?.id });
  await limitAttempts(context, { action: "passwordReset", email, device });
  if (user === null) return true;
  return await context.db.transaction().execute(async (db) => {
    const token = await issueOneTimeToken(db, { userId: user.id, purpose: "passwordReset", now });
    await queueMail(db, {
      to: user.email,
      userId: user.id,
      kind: "passwordReset",
      data: { name: user.name, token },
      now,
    });
    return true;
  });
}
