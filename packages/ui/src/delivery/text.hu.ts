export const deliveryTexts = {
  forAdd: "Mielőtt a kosárba teszed: tudnunk kell, hova kéred, hogy azt mutassuk, ami oda eljut.",
  howToGet: "Átvétel módja",
  homeDelivery: "Házhoz szállítás",
  homeDeliveryHint: "Irányítószám alapján",
  pickup: "Személyes átvétel",
  pickupUnavailable: "Jelenleg nem elérhető",
  postcode: "Irányítószám",
  postcodeHint: "Négy számjegy, például 1186",
  searching: "Keressük a települést…",
  city: "Település",
  chooseCity: "Válassz települést",
  deliveryInfo: "Szállítási információk",

  deliverTo: "Szállítás ide",
  changeAddress: "Módosítás",
};
