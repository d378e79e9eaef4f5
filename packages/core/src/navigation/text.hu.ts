export const navigationTexts = {
  tooManyOptions: (limit: number) => `Szűkítse a keresést! Maximum ${limit} elemet tudunk megjeleníteni`,
};

export type NavigationTexts = typeof navigationTexts;
