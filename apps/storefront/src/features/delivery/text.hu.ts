export const deliveryInfoText = {
  title: "Szállítás",
  description: "Házhozszállítás, MPL, PostaPont és személyes átvétel: díjak, határok és tudnivalók.",
  lead: "Négyféleképpen juthatsz hozzá, amit rendelsz. Hogy nálad melyik elérhető, azt az irányítószámod és a kosarad dönti el.",
  price: "Díj",
  from: (amount: string) => `${amount} értéktől`,
  boxing: "Csomagolás",
  discounted: (amount: string) => `Most legfeljebb ${amount}`,
  weight: "Súlyhatár",
  upToWeight: (weight: string) => `legfeljebb ${weight}`,
  noMaxWeight: "nincs",
  deliveryTime: "Mikor érkezik",
  unavailable: "Most nem elérhető",
  available: "Elérhető",
  questions: "Gyakori kérdések",
} as const;

export const methodText = {
  label: "Hogyan kapod meg?",
  left: (left: string, method: string) => `${left} helyett: ${method}`,
  pickup: "Személyesen veszem át",
  delivered: "Házhoz kérem",
} as const;
