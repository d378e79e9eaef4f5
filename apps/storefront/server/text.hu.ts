import { transportTexts } from "@kamra/core/transport";

export const serverText = {
  brokenTitle: "Hiba történt",
  broken: transportTexts.tryAgain,
  busyTitle: "Sokan vagyunk",
  busy: transportTexts.rejections.RATE_LIMITED,
  strangeTitle: "Ezt nem fogadjuk el",
  strange: "Ezt az űrlapot nem a bolt küldte, ezért nem fogadjuk el. A kosarad nem változott.",
  retry: "Újra",
  offline: "Nincs internetkapcsolat",
  offlineCart: "A kosarad megvan: amit módosítottál rajta, elküldjük, amint újra van kapcsolat.",
} as const;
