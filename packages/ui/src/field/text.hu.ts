export const fieldTexts = {
  noMatch: "Nincs ilyen elem",
  open: "Lista megnyitása",
};
