export const formText = {
  back: "Vissza",
  done: "Rendben, megvan",
  notDone: "Ezt most nem tudtuk megcsinálni",
  unknownProduct: "Ezt a terméket nem találjuk. A kosarad nem változott.",
  notAQuantity: "Ezt a mennyiséget nem értjük. A kosarad nem változott.",
  tooSlow: "A bolt most nem válaszolt időben. Nézd meg a kosaradat, és próbáld újra.",
  newsletterSent: "Már csak egy lépés: küldtünk egy levelet, a benne lévő gombbal erősítsd meg, hogy kéred.",
  postcode: "Irányítószám",
  city: "Település",
} as const;
