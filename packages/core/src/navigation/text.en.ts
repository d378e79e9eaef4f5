import type { NavigationTexts } from "./text.hu.ts";

/** The English texts of combo boxes and of the question before a deletion. */
export const navigationTexts: NavigationTexts = {
  tooManyOptions: (limit) => `Please narrow your search: we can show ${limit} results at most`,
  deletion: { confirm: "Delete", cancel: "Cancel" },
};
