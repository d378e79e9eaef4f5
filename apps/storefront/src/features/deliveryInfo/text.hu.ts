export const deliveryInfoText = {
  title: "Szállítás",
  description: "Házhozszállítás, MPL, PostaPont és személyes átvétel: díjak, határok és tudnivalók.",
  lead: "Négyféleképpen juthatsz hozzá, amit rendelsz. Hogy nálad melyik elérhető, azt az irányítószámod és a kosarad dönti el.",
  questions: "Gyakori kérdések",
} as const;
