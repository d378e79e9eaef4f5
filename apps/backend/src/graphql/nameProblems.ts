import { formTexts, nameProblem } from "@kamra/core/form";
import type { Validation } from "./Refusal.ts";
import { textProblems } from "./textProblems.ts";

const longestName = 100;

/** The problems of a person's name by field. Mails to other people contain the name. */
export function nameProblems(name: string | null): Validation {
  const problem = nameProblem(name ?? "");
  return {
    ...(problem !== null && { name: [formTexts[problem]] }),
    ...textProblems({ name }, { required: [], longest: longestName }),
  };
}
