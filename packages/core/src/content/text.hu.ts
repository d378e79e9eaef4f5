const first = ([letter = "", ...rest]: string, change: "toLocaleUpperCase" | "toLocaleLowerCase") =>
  letter[change]("hu") + rest.join("");

/** The Hungarian texts of stores and their hours. */
export const contentTexts = {
  /** A day without opening hours. */
  closed: "zárva",
  /** A date and what is special about it. */
  specialDay: (date: string, name: string) =>
    `${first(date, "toLocaleUpperCase")}, ${first(name, "toLocaleLowerCase")}`,
  /** From Monday on. */
  weekdays: ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"],
};

/** The texts of stores and their hours. */
export type ContentTexts = typeof contentTexts;
