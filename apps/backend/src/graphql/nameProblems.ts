import { formTexts, nameProblem } from "@kamra/core/form";
import type { Validation } from "./Refusal.ts";
import { textProblems } from "./textProblems.ts";

const longestName = 100;

/** What is wrong with a person's name, by field. Mails contain it, also to other people's addresses. */
export function nameProblems(name: string | null): Validation {
  const problem = nameProblem(name ?? "");
  return {
    ...(problem !== null && { name: [formTexts[problem]] }),
    ...textProblems({ name }, { required: [], longest: longestName }),
  };
}
