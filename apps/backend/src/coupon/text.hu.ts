import { huf } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";

export const couponTexts = {
  unknown: "Ilyen kuponkód nincs!",
  notValidNow: "Ez a kupon most nem érvényes!",
  noProduct: "Nincs a kosaradban olyan termék, amelyre ez a kupon érvényes!",
  belowMinimum: (minimum: number) => `Ez a kupon legalább ${formatHuf(huf(minimum))} értékű termékre érvényes!`,
  usedUp: "Ez a kupon elfogyott.",
  alreadyUsed: "Ezt a kupont már felhasználtad.",
  notFirstOrder: "Ez a kupon csak az első rendelésedhez használható.",
};
