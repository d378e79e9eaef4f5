export const contentTexts = {
  /** A day without opening hours. */
  closed: "zárva",
  /** From Monday on. */
  weekdays: ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"],
};
