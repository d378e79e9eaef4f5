export const fieldTexts = {
  clear: "Törlés",
  optional: "nem kötelező",
  noMatch: "Nincs ilyen elem",
  open: "Lista megnyitása",
};
