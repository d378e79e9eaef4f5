export const paymentTexts = {
  notAvailable: "Ez a fizetési mód most nem választható!",
  unknownCard: "Ez a kártya nincs a mentett kártyáid között!",
};
