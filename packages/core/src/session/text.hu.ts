/** The Hungarian texts of the session: login, logout and the profile menu. */
export const sessionTexts = {
  emailTaken: "Ezzel az e-mail címmel már regisztráltak nálunk! Kérünk, jelentkezz be vagy adj meg egy másik címet!",
  logIn: "Belépés / Regisztráció",
  logOut: "Kijelentkezés",
  profileMenu: {
    personalData: "Személyes adatok",
    savedCards: "Mentett kártyáim",
    shippingAddresses: "Szállítási címeim",
    billingAddresses: "Számlázási címeim",
    shoppingLists: "Bevásárlólistáim",
    orders: "Eddigi megrendeléseim",
    orderedProducts: "Korábban rendelt termékek",
    logOut: "Kijelentkezés a fiókból",
  },
};

/** The texts of the session; a shop overrides some by the option `texts.session` of `createShop`. */
export type SessionTexts = typeof sessionTexts;
