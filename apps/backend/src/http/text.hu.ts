/** The pages that answer a request before the shop has read it. */
export const addressTexts = {
  unreadable: {
    title: "Hibás cím",
    text: "Ezt a címet nem tudjuk értelmezni. Nézd meg, hogy jól írtad-e be!",
  },
  elsewhere: {
    title: "Rossz helyen keresed a boltot",
    text: "Ezen a néven a bolt nem érhető el.",
  },
  home: "A kezdőlapra",
};
