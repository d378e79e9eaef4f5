import { dictionary } from "@zxcvbn-ts/language-common";

/** The passwords that are found most often in leaks, without capitals. */
export const commonPasswords: ReadonlySet<string> = new Set(dictionary["passwords-common"]);
