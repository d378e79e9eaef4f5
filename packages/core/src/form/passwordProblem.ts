import type { FormTexts } from "./text.hu.ts";

/** Why a new password is refused: the key of its text in `formTexts.passwordProblems`. */
export type PasswordProblem = keyof FormTexts["passwordProblems"];

const least = 8;
const most = 128;

/**
 * The problem of a new password, or `null` when it is valid: its length, or that it is guessable because it is
 * common, repetitive, or the shopper's own address.
 *
 * @example passwordProblem("tűzvész", { email: "", commonPasswords: new Set() }) // => "tooShort"
 * @example passwordProblem("Password", { email: "", commonPasswords: new Set(["password"]) }) // => "guessable"
 * @example passwordProblem("lila elefánt", { email: "anna@pelda.hu", commonPasswords: new Set() }) // => null
 */
export function passwordProblem(
  password: string,
  {
    email,
    commonPasswords,
  }: {
    readonly email: string;
    /** The most frequent leaked passwords, in lower case. */
    readonly commonPasswords: ReadonlySet<string>;
  },
): PasswordProblem | null {
  const text = password.normalize("NFKC");
  const length = Array.from(text).length;
  if (length < least) return "tooShort";
  if (length > most) return "tooLong";
  const lower = text.toLowerCase();
  const own = email.trim().toLowerCase();
  const isGuessable =
    commonPasswords.has(lower) || new Set(lower).size < 3 || lower === own || lower === own.split("@")[0];
  return isGuessable ? "guessable" : null;
}
