export const accountTexts = {
  isDefault: "Alapértelmezett",
  makeDefault: "Legyen ez az alapértelmezett",
  edit: "Módosítás",
  remove: "Törlés",
  /** A button's name for those who do not see beside what it stands. */
  actionOn: (action: string, title: string) => `${action}: ${title}`,
};
