/** The Hungarian texts of combo boxes and of the question before a deletion. */
export const navigationTexts = {
  tooManyOptions: (limit: number) => `Szűkítse a keresést! Maximum ${limit} elemet tudunk megjeleníteni`,
  deletion: { confirm: "Törlés", cancel: "Mégsem" },
};

/** The texts of combo boxes and deletions; a shop overrides some by the option `texts.navigation` of `createShop`. */
export type NavigationTexts = typeof navigationTexts;
