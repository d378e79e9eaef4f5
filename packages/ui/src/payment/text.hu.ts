import type { PaymentOutcome } from "@kamra/core/orders";

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly payment: typeof paymentTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const paymentTexts = {
  asking: {
    title: "Várjuk a bank válaszát",
    help: "Ha már fizettél, ez az oldal magától frissül, legfeljebb egy perc. Ha még nem, folytasd ott, ahol abbahagytad: a kártyádat csak egyszer terheljük meg.",
  },
  outcomes: {
    waiting: {
      title: "Még nem érkezett meg a fizetésed",
      help: "Ha már fizettél, a bank visszajelzése úton van, és e-mailben is megírjuk. Ha még nem, folytasd ott, ahol abbahagytad: a kártyádat csak egyszer terheljük meg.",
    },
    received: { title: "Kifizetve", help: "A bank visszaigazolta a fizetést, nincs több teendőd." },
    declined: {
      title: "A bank nem hagyta jóvá a fizetést",
      help: "A rendelésed megvan, és nem vontunk le pénzt. Nézd meg a kártyád adatait és egyenlegét, vagy fizess másik kártyával.",
    },
    canceled: {
      title: "Megszakítottad a fizetést",
      help: "A rendelésed megvan, és nem vontunk le pénzt. Bármikor folytathatod.",
    },
    timedOut: {
      title: "Lejárt a fizetésre szánt idő",
      help: "A rendelésed megvan, és nem vontunk le pénzt. Kérünk, fizess újra.",
    },
    unreachable: {
      title: "A fizetési oldalt nem értük el",
      help: "A rendelésed megvan, és nem vontunk le pénzt. Kérünk, próbáld újra néhány perc múlva.",
    },
    orderCanceled: {
      title: "Ezért a megrendelésért nem kell fizetned",
      help: "Töröltük, és nem vontunk le érte pénzt. Ha mégis kéred, egy gombnyomással újra a kosárba teheted.",
    },
    paidTooLate: {
      title: "Visszautaljuk, amit fizettél",
      help: "A megrendelést töröltük, ezért a teljes összeget visszakapod a kártyádra. Nincs vele teendőd.",
    },
    paidTwice: {
      title: "Visszautaljuk a felesleges kártyás fizetést",
      help: "A többletet visszakapod a kártyádra, nincs vele teendőd.",
    },
  } satisfies Record<Exclude<PaymentOutcome, "none">, { readonly title: string; readonly help: string }>,
  unpaidLimit: (telephone: string) =>
    `A kifizetetlen megrendelést néhány óra múlva töröljük. Ha elakadtál, hívj minket: ${telephone}.`,
  payAgain: "Fizetek bankkártyával",
  resume: "Folytatom a fizetést",
  askAgain: "Megnézem újra",
  instead: "Vagy fizess másképp: a rendelésed, a helye és az ideje nem változik.",
  payInstead: (name: string, { total, fee }: { readonly total: string; readonly fee: string | null }) =>
    fee === null ? `${name}: ${total}` : `${name}: ${total}, ${fee} díjjal`,
};
