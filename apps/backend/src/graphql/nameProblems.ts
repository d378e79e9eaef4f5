import type { Validation } from "./Refusal.ts";
import { inputTexts } from "./text.hu.ts";
import { textProblems } from "./textProblems.ts";

const longestName = 100;

/** What no name has: line breaks and other control characters, addresses of pages and of mailboxes. */
const foreign = /[\p{Cc}\u2028\u2029@]|:\/\/|www\./iu;

/** What is wrong with a person's name, by field. The shop's mails say it, also to addresses that are not the person's. */
export function nameProblems(name: string | null): Validation {
  return {
    ...(foreign.test(name ?? "") && { name: [inputTexts.notValid] }),
    ...textProblems({ name }, { required: ["name"], longest: longestName }),
  };
}
