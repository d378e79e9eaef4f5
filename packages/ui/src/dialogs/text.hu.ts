declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly dialogs: typeof dialogTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const dialogTexts = {
  unavailable: {
    title: "Ezek a termékek most nem rendelhetők",
    body: "Vedd ki őket a kosaradból, vagy kérj csak annyit, amennyi van belőlük.",
    confirm: "Kiveszem őket",
  },
  couponLoss: {
    title: "A kuponod is elvész",
    body: (productName: string) =>
      `${productName}: ha ennyit kiveszel belőle, a kuponod kedvezménye már nem jár. Ha folytatod, a kupont is töröljük.`,
  },
  deletion: { title: "Biztosan törlöd?" },
  error: { title: "Hiba történt" },
  read: "Rendben",
  unsavedChanges: {
    title: "Mented a változtatásaidat?",
    body: "Ha most elmész, elvész, amit módosítottál.",
    confirm: "Mentés",
    discard: "Elvetés",
  },
  registrationSuccess: {
    title: "Köszönjük, hogy regisztráltál",
    body: "Hamarosan e-mailt küldünk a részletekkel.",
    confirm: "A fiókomhoz",
    decline: "Vásárolok tovább",
  },
  linkOrders: {
    title: "Van egy úton lévő megrendelésed",
    which: "Melyikkel kapcsoljuk össze?",
    body: "Ha összekapcsolod vele a kosaradat, egyszerre kapod meg őket, és nem fizetsz külön a kiszállításért.",
  },
  feedback: {
    title: "Hogy tetszik a bolt?",
    ratings: {
      "5": "Nagyon tetszik",
      "4": "Tetszik",
      "3": "Elmegy",
      "2": "Nem tetszik",
      "1": "Egyáltalán nem tetszik",
    },
    send: "Elküldöm",
    sending: "Küldjük…",
    sent: "Köszönjük, megkaptuk a véleményedet.",
  },
};
