declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly list: typeof listTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const listTexts = {
  products: (count: number) => (count === 0 ? "Még üres" : `${count} termék`),
  changed: (ago: string) => `módosítva: ${ago}`,
  renameNamed: (name: string) => `Átnevezés: ${name}`,
  removeNamed: (name: string) => `Törlés: ${name}`,
  leaveNamed: (name: string) => `Kilépés a listából: ${name}`,
  invitedBy: (name: string) => `${name} megosztotta veled`,
  accept: "Elfogadom",
  acceptNamed: (name: string) => `Elfogadom: ${name}`,
  decline: "Elutasítom",
  declineNamed: (name: string) => `Elutasítom: ${name}`,

  people: "Akikkel közös",
  roles: { owner: "Tulajdonos", invited: "Meghívva, még nem fogadta el", member: "Tag" },
  you: (name: string) => `${name} (te)`,
  removeShareNamed: (name: string) => `Megosztás visszavonása: ${name}`,

  tick: (name: string) => `Kipipálás: ${name}`,
  takeOff: (name: string) => `Levétel a listáról: ${name}`,
  ended: "Ez a termék már nincs a kínálatunkban",
  deleted: "Már nem kapható",
  substitute: "Helyette:",
  take: "Csere",
  takeSubstitute: (name: string) => `Csere erre: ${name}`,
  quantity: {
    removeFromCart: (name: string) => `Levétel a listáról: ${name}`,
    inCart: (name: string, quantity: string) => `${name}: ${quantity} a listán`,
    removed: (name: string) => `${name} lekerült a listáról`,
  },

  add: "Termék hozzáadása",
  addHint: "Írd be, mit vennél",
  searching: "Keressük…",
  nothingFound: "Ilyen terméket nem találtunk",
  write: (text: string) => `Felírom így: „${text}”`,
  look: "Termék keresése",
  lookFor: (text: string) => `Termék keresése: ${text}`,

  foundInstead: (term: string) => `Erre nincs találat. Ezt mutatjuk: ${term}`,
  whichFor: (line: string) => `Melyik termék erre: ${line}?`,

  isOnList: "Már rajta van",
};
