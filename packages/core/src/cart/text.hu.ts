import { failedBecause } from "../kernel/failedBecause.ts";

/** The Hungarian texts of the cart: notices about changes, and its questions. */
export const cartTexts = {
  synchronisationFailed: "Hiba történt a kosár szinkronizálása közben!",
  updateFailed: (details: string) => failedBecause("Hiba történt a kosár frissítése közben:", details),
  additionalInformationSaved: "Az ajándékkártya szövegét és a masni színét sikeresen elmentettük!",
  notStored:
    "Amit most a kosaradban módosítasz, azt ez a böngésző nem tudja megőrizni: ne zárd be az oldalt, amíg el nem mentettük!",
  emptyingFailed: "Hiba a kosár kiürítése közben",
  unavailableRemoved: "A nem rendelhető termékeket sikeresen eltávolítottuk!",
  removalFailed: "Hiba történt a termékek eltávolítása közben!",
  removeCoupon: "Törlöm a kupont",
  ageConfirmation: {
    title: "Elmúltál már 18 éves?",
    body: "Amit a kosaradba tennél, azt csak 18 éven felülieknek adhatjuk el. Az életkort az átadáskor ellenőrizzük.",
    confirm: "Igen, elmúltam 18 éves",
    decline: "Még nem",
  },
  couponRemovalFailed: "Hiba történt a kuponkód törlése közben",
  linking: {
    confirm: "Összekapcsolom",
    decline: "Köszönöm, nem",
    failed: (details: string) => failedBecause("Hiba történt a megrendelések összekapcsolása közben!", details),
  },
};

/** The texts of the cart; a shop overrides some by the option `texts.cart` of `createShop`. */
export type CartTexts = typeof cartTexts;
