import { sessionTexts } from "@kamra/core/session";
import { withArticle } from "@kamra/core/text";
import { settings } from "../../shop/settings.ts";

const { profileMenu } = sessionTexts;

export const profileText = {
  title: "Profilom",
  /** A name with a hyphen stays on one line. */
  greeting: (name: string) => `Szia, ${name.replaceAll("-", "-\u2060")}!`,
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
    sessions: "Eszközök",
    sessionsLead: "Itt látod, hol vagy belépve, és bárhonnan kiléphetsz.",
    allergens: "Amit kerülsz",
    allergensLead:
      "Ezeket kihagyjuk a listákból és a keresésekből, és figyelmeztetünk rájuk a termékeknél. A hiányzó jelölés nem jelent mentességet.",
    allergenConsent: `Hozzájárulok, hogy ${withArticle(settings.brand)} a fiókomban tárolja, mely allergéneket kerülöm. Ez az egészségemre vonatkozó adat: csak arra használhatja, hogy minden eszközömön kihagyja őket.`,
    allergensStored:
      "A fiókodban őrizzük. Ha kiveszed a pipát, visszavonod a hozzájárulásod, és onnan azonnal töröljük.",
    allergensHere: "Most csak ezen az eszközön vannak meg, és kijelentkezéskor innen is töröljük őket.",
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
  sessions: {
    title: "Bejelentkezett eszközök",
    lead: "Ha valamelyiket nem ismered fel, léptesd ki, és cseréld le a jelszavadat.",
    endOthers: "Kiléptetés minden más eszközről",
    ended: "Megtörtént a kiléptetés.",
  },
  savedCards: {
    title: profileMenu.savedCards,
    lead: "A kártyáid adatait a fizetési szolgáltató őrzi, mi csak az utolsó négy számjegyet látjuk.",
    empty: "Még nincs mentett kártyád",
    emptyHint: "Fizetéskor kérheted, hogy a kártyádat megjegyezzük.",
  },
  shippingAddresses: {
    title: profileMenu.shippingAddresses,
    lead: "A megrendelésnél ezek közül választhatsz; az alapértelmezettet ajánljuk fel először.",
    add: "Új szállítási cím",
    change: "Szállítási cím módosítása",
    empty: "Még nincs mentett szállítási címed",
  },
  billingAddresses: {
    title: profileMenu.billingAddresses,
    lead: "A megrendelésnél ezek közül választhatsz; az alapértelmezettet ajánljuk fel először.",
    add: "Új számlázási cím",
    change: "Számlázási cím módosítása",
    empty: "Még nincs mentett számlázási címed",
    vatNumber: (vatNumber: string) => `Adószám: ${vatNumber}`,
  },
  addressForm: {
    added: "Új cím",
    changed: "A cím adatai",
    save: "Mentem a címet",
    saving: "Mentjük…",
    cancel: "Mégsem",
  },
} as const;
