declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly delivery: typeof deliveryTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const deliveryTexts = {
  forAdd: "Mielőtt a kosárba teszed: tudnunk kell, hova kéred, hogy azt mutassuk, ami oda eljut.",
  howToGet: "Átvétel módja",
  homeDelivery: "Házhoz szállítás",
  homeDeliveryHint: "Irányítószám alapján",
  pickup: "Személyes átvétel",
  pickupUnavailable: "Jelenleg nem elérhető",
  postcode: "Irányítószám",
  postcodeHint: "Négy számjegy, például 1186",
  city: "Település",
  savedAddress: "Mentett címed",
  otherAddress: "Másik címre kérem",
  showSaved: "Mentett címeim",
  deliveryInfo: "Szállítási információk",

  deliverTo: "Szállítás ide",
  pickUpAt: "Átvétel itt",
  chooseAddress: "Kiválasztom",
  changeAddress: "Módosítás",
  /** The number of an order that the cart can arrive with. */
  linkableOrder: (id: string) => `${id}. megrendelés`,
};
