import { canonicalEmail } from "../../form/canonicalEmail.ts";
import type { ListTexts } from "../text.hu.ts";

/** Why a list cannot be shared with an address: the key of its text in `listTexts.shareProblems`. */
export type ShareProblem = keyof ListTexts["shareProblems"];

/**
 * Why a list cannot be shared with an address, or `null` when it can.
 *
 * @rule LIST-9
 * @example shareProblem("anna@pelda.hu", { ownerEmail: "bela@pelda.hu" }) // => null
 * @example shareProblem("Bela@pelda.hu", { ownerEmail: "bela@pelda.hu" }) // => "ownEmail"
 */
export function shareProblem(email: string, { ownerEmail }: { readonly ownerEmail: string }): ShareProblem | null {
  const canonical = canonicalEmail(email);
  if (canonical === null) return "invalidEmail";
  return canonical === canonicalEmail(ownerEmail) ? "ownEmail" : null;
}
