import { cartTexts } from "@kamra/core/cart";
import { navigationTexts } from "@kamra/core/navigation";
import { withArticle } from "@kamra/core/text";

const { deletion } = navigationTexts;

export const dialogText = {
  unavailable: {
    title: "Ezek a termékek most nem rendelhetők",
    body: "Vedd ki őket a kosaradból, vagy kérj csak annyit, amennyi van belőlük.",
    confirm: "Kiveszem őket",
    decline: deletion.cancel,
  },
  couponLoss: {
    title: "A kuponod is elvész",
    body: (productName: string) =>
      `A kuponod kedvezménye ${withArticle(productName)} nélkül nem jár. Ha kiveszed a kosaradból, a kupont is töröljük.`,
    confirm: cartTexts.removeCoupon,
    decline: deletion.cancel,
  },
  deletion: {
    title: "Biztosan törlöd?",
    confirm: deletion.confirm,
    decline: deletion.cancel,
  },
  error: { title: "Hiba történt", confirm: "Rendben" },
  content: { confirm: "Rendben" },
  unsavedChanges: {
    title: "Mented a változtatásaidat?",
    body: "Ha most elmész, elvész, amit módosítottál.",
    confirm: "Mentés",
    decline: deletion.cancel,
    discard: "Elvetés",
  },
  registrationSuccess: {
    title: "Köszönjük, hogy regisztráltál",
    body: "Hamarosan e-mailt küldünk a részletekkel.",
    confirm: "A fiókomhoz",
    decline: "Vásárolok tovább",
  },
  linkOrders: {
    ...cartTexts.linking,
    title: "Van egy úton lévő megrendelésed",
    which: "Melyikkel kapcsoljuk össze?",
    body: "Ha összekapcsolod vele a kosaradat, egyszerre kapod meg őket, és nem fizetsz külön a kiszállításért.",
  },
} as const;
