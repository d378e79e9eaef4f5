import { commonPasswords } from "./commonPasswords.ts";
import { sessionTexts } from "./text.hu.ts";

const least = 8;
const most = 128;

/**
 * What to tell somebody who wants this password, or `null` when it will do: 8 to 128 characters, and neither what many
 * others use nor what is known of the person.
 */
export function passwordProblem(password: string, { email }: { readonly email: string }): string | null {
  const text = password.normalize("NFKC");
  const length = Array.from(text).length;
  if (length < least) return sessionTexts.passwordTooShort(least);
  if (length > most) return sessionTexts.passwordTooLong(most);
  const lower = text.toLowerCase();
  const own = email.toLowerCase();
  const isGuessable =
    commonPasswords.has(lower) || new Set(lower).size < 3 || lower === own || lower === own.split("@")[0];
  return isGuessable ? sessionTexts.passwordGuessable : null;
}
