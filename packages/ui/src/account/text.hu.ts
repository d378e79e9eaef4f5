declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly account: typeof accountTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const accountTexts = {
  isDefault: "Alapértelmezett",
  makeDefault: "Legyen ez az alapértelmezett",
  edit: "Módosítás",
  remove: "Törlés",
  thisDevice: "Ez az eszköz",
  unknownDevice: "Ismeretlen eszköz",
  loggedInAt: (moment: string) => `Belépés: ${moment}`,
  lastUsedAt: (moment: string) => `Utoljára használva: ${moment}`,
  endSession: "Kiléptetés",
  /** A button's name for screen readers, without its visual context. */
  actionOn: (action: string, title: string) => `${action}: ${title}`,
};
