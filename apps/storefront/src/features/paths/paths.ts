/** The addresses of pages without parameters. */
export const paths = {
  home: "/",
  cart: "/kosar",
  login: "/belepes",
  registration: "/regisztracio",
  forgottenPassword: "/elfelejtett-jelszo",
  passwordMailSent: "/elfelejtett-jelszo/elkuldve",
  goodid: "/goodid-belepes",
  /** Served by the backend: leaves for the provider. */
  goodidStart: "/signin/goodid",
  profile: "/profil",
  sessions: "/profil/eszkozok",
  avoidedAllergens: "/profil/szemelyes-adatok#amit-kerulsz",
  orders: "/profil/eddigi-megrendeleseim",
  orderedProducts: "/profil/korabban-rendelt",
  shoppingLists: "/profil/bevasarlolistaim",
  quickList: "/gyorslista",
  deliveryInfo: "/szallitas",
  offers: "/ajanlatok",
  news: "/ujdonsagok",
  promotions: "/termekvalogatasok",
  brands: "/brands",
  stores: "/uzletek",
  blog: "/blog",
  contact: "/kapcsolat",
  subscribed: "/sikeres-feliratkozas",
  withdrawal: "/elallas",
  terms: "/cikk/aszf",
  privacy: "/cikk/adatkezelesi-tajekoztato",
  imprint: "/cikk/impresszum",
  payment: "/cikk/fizetesi-modok",
  operation: "/cikk/aruhazunk-mukodese",
} as const;

/** The login's address with this path to return to. */
export const loginPath = (returnPath: string): `${typeof paths.login}?${string}` =>
  `${paths.login}?${new URLSearchParams({ vissza: returnPath }).toString()}`;

/** The address where a mailed token allows setting a new password. */
export const newPasswordPath = (
  email: string,
  token: string,
): `${typeof paths.forgottenPassword}/${string}/${string}` =>
  `${paths.forgottenPassword}/${encodeURIComponent(email)}/${token}`;
