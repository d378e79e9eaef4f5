import { invalidEmail } from "../form/text.hu.ts";
import { failedBecause } from "../kernel/failedBecause.ts";

/** The Hungarian texts of shopping lists: failed changes, and problems of sharing. */
export const listTexts = {
  updateFailed: (details: string) => failedBecause("Hiba történt a bevásárlólista frissítése közben:", details),
  shareProblems: {
    invalidEmail,
    ownEmail: "Ez a te e-mail címed, a lista már a tiéd!",
  },
};

/** The texts of shopping lists; a shop overrides some by the option `texts.lists` of `createShop`. */
export type ListTexts = typeof listTexts;
