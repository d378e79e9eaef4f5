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
