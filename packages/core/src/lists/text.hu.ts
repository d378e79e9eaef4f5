import { formTexts } from "../form/text.hu.ts";
import { failedBecause } from "../kernel/failedBecause.ts";

export const listTexts = {
  updateFailed: (details: string) => failedBecause("Hiba történt a bevásárlólista frissítése közben:", details),
  shareProblems: {
    invalidEmail: formTexts.email,
    ownEmail: "Ez a te e-mail címed, a lista már a tiéd!",
  },
};

export type ListTexts = typeof listTexts;
