export const paymentTexts = {
  notAvailable: "Ez a fizetési mód most nem választható!",
  cardTitle: "Bankkártyám",
  unknownBrand: "Bankkártya",
  unknownCard: "Ez a kártya nincs a mentett kártyáid között!",
};

export const paymentPageTexts = {
  title: "Átirányítás a fizetéshez",
  button: "Tovább a fizetéshez",
};

/** While the database is away. */
export const paymentAwayTexts = {
  title: "Ez most nem sikerült",
  text: "Átmenetileg nem érjük el a rendeléseket. Amit kifizettél, azt számon tartjuk: próbáld újra egy perc múlva.",
  button: "Próbáld újra",
};
