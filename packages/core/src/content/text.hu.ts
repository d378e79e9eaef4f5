export const contentTexts = {
  /** From Monday on. */
  weekdays: ["hétfő", "kedd", "szerda", "csütörtök", "péntek", "szombat", "vasárnap"],
};
