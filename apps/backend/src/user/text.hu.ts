export const userTexts = {
  tooManyAddresses: (most: number) => `Legfeljebb ${most} címet menthetsz el!`,
  unknownAllergen: "Ilyen allergént nem ismerünk!",
  noConsent: "A fiókodban csak a hozzájárulásoddal tárolhatjuk!",
};
