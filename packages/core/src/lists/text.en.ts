import { invalidEmail } from "../form/text.en.ts";
import { failedBecause } from "../kernel/failedBecause.ts";
import type { ListTexts } from "./text.hu.ts";

/** The English texts of shopping lists: failed changes, and problems of sharing. */
export const listTexts: ListTexts = {
  updateFailed: (details) => failedBecause("We could not update your shopping list:", details),
  shareProblems: {
    invalidEmail,
    ownEmail: "This is your own e-mail address: the list is yours already.",
  },
};
