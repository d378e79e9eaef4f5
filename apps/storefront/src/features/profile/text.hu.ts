import { texts } from "@kamra/core/text";

const { profileMenu } = texts.session;

export const profileText = {
  title: "Profilom",
  greeting: (name: string) => `Szia, ${name}!`,
  hints: {
    personalData: "Név, e-mail cím, telefonszám, jelszó",
    savedCards: "Bankkártyák a gyorsabb fizetéshez",
    shippingAddresses: "Ahova a rendeléseidet kéred",
    billingAddresses: "Akinek a számlát kiállítjuk",
    shoppingLists: "Saját és veled megosztott listák",
    orders: "Hol tart, mit rendeltél, számlák",
    orderedProducts: "Amit már vettél nálunk, egy helyen",
  },
  personalData: {
    title: profileMenu.personalData,
    data: "Adataim",
    labels: {
      name: "Név",
      telephone: "Telefonszám",
      email: "E-mail cím",
      current_password: "Jelenlegi jelszó",
    },
    emailHint: "Ha megváltoztatod, az új cím akkor lép életbe, amikor a rá küldött levélben megerősíted.",
    passwordForEmail: "Az e-mail cím cseréjéhez kérjük a jelszavadat.",
    save: "Mentem az adataimat",
    saving: "Mentjük…",
    saved: "Elmentettük az adataidat.",
    confirm: (email: string) =>
      `Levelet küldtünk ide: ${email}. Amíg abban meg nem erősíted, a régi címeddel léphetsz be, és oda írunk.`,
    password: "Jelszó",
    passwordLead: "A csere után a többi eszközödön kiléptetünk.",
    passwordLabels: { current_password: "Jelenlegi jelszó", new_password: "Új jelszó" },
    changePassword: "Lecserélem a jelszavamat",
    passwordChanged: "Lecseréltük a jelszavadat.",
    donations: "Adományok",
    noDonations: "Ne kérjetek tőlem adományt a megrendelésnél.",
    export: "Adataim letöltése",
    exportLead: "Egy fájlban minden, amit rólad tárolunk: adatok, címek, megrendelések, listák és levelek.",
    exportPress: "Letöltöm az adataimat",
    exportFile: "kamra-adataim.json",
    exported: "A fájl elkészült, a böngésződ letölti.",
    deletion: "Fiók törlése",
    deletionLead:
      "A fiókoddal elvesznek a címeid, a kártyáid és a listáid. Ha van úton lévő megrendelésed, azt kiszállítjuk: a hozzá szükséges adatokat csak a kézbesítésig őrizzük meg.",
    openDeletion: "Törölni szeretném a fiókomat",
    delete: "Végleg törlöm a fiókomat",
    deleting: "Töröljük…",
    keep: "Mégsem",
  },
  savedCards: {
    title: profileMenu.savedCards,
    lead: "A kártyáid adatait a fizetési szolgáltató őrzi, mi csak az utolsó négy számjegyet látjuk.",
    empty: "Még nincs mentett kártyád.",
    emptyHint: "Fizetéskor kérheted, hogy a kártyádat megjegyezzük.",
  },
} as const;
