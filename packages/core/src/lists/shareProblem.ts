import { isEmail } from "../form/isEmail.ts";
import type { ListTexts } from "./text.hu.ts";

export type ShareProblem = keyof ListTexts["shareProblems"];

/**
 * Why a list cannot be shared with an address, or `null` when it can. Capitals make no difference.
 *
 * @rule LIST-9
 * @example shareProblem("anna@pelda.hu", { ownerEmail: "bela@pelda.hu" }) // => null
 * @example shareProblem("Bela@pelda.hu", { ownerEmail: "bela@pelda.hu" }) // => "ownEmail"
 */
export function shareProblem(email: string, { ownerEmail }: { readonly ownerEmail: string }): ShareProblem | null {
  if (!isEmail(email)) return "invalidEmail";
  return email.toLowerCase() === ownerEmail.toLowerCase() ? "ownEmail" : null;
}
