export const navigationTexts = {
  tooManyOptions: (limit: number) => `Szűkítse a keresést! Maximum ${limit} elemet tudunk megjeleníteni`,
  deletion: { confirm: "Törlés", cancel: "Mégsem" },
};

export type NavigationTexts = typeof navigationTexts;
