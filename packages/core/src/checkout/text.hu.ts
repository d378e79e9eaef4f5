import type { CheckoutBlockerKind } from "./model/CheckoutBlocker.ts";
import type { CheckoutStep } from "./model/checkoutPaths.ts";
import { failedBecause } from "../kernel/failedBecause.ts";

/** The Hungarian texts of the checkout: its steps, what is missing, and how placing the order ended. */
export const checkoutTexts = {
  steps: {
    cart: "Kosár",
    contact: "Kapcsolattartó",
    shipping: "Szállítás",
    billing: "Számlázás és fizetés",
    orderDetails: "Rendelési adatok",
    summary: "Összesítés",
  } satisfies Record<CheckoutStep, string>,
  /** The names with the suffixes for „tovább” and „vissza”. */
  toSteps: {
    cart: "a kosárhoz",
    contact: "a kapcsolattartóhoz",
    shipping: "a szállításhoz",
    billing: "a számlázáshoz",
    orderDetails: "a rendelési adatokhoz",
    summary: "az összesítéshez",
  } satisfies Record<CheckoutStep, string>,
  next: (toStep: string) => `Tovább ${toStep}`,
  back: (toStep: string) => `Vissza ${toStep}`,
  /** States the obligation to pay, as the law requires. */
  placeOrder: "Fizetési kötelezettséggel járó megrendelés",
  blockers: {
    cart: "A kosarad üres.",
    selection: "Még nem adtad meg, hova szeretnél rendelni.",
    shippingMethod: "A szállítási mód ezzel a kosárral most nem vehető igénybe.",
    contactPerson: "A kapcsolattartó neve, telefonszáma vagy érvényes e-mail címe hiányzik.",
    shippingAddress: "A szállítási cím hiányzik.",
    timeSlot: "Még nem választottál idősávot.",
    lostTimeSlot: "Lejárt az idő, a választott idősávot már nem tartjuk.",
    unfitTimeSlot: "A választott idősáv ehhez a rendeléshez már nem jó.",
    postPoint: "Még nem választottál postapontot.",
    billingAddress: "A számlázási cím hiányzik vagy nem teljes.",
    paymentMethod: "Válassz egy most elérhető fizetési módot!",
  } satisfies Record<CheckoutBlockerKind, string>,
  orderPlaced: "Sikeres rendelésleadás!",
  money: {
    none: "Nem adtál le megrendelést, és nem fizettél. Nyugodtan próbáld újra!",
    unknown:
      "Még nem tudjuk, hogy a megrendelésed beérkezett-e. Kérünk, ne rendelj és ne fizess újra: amint lehet, kiderítjük, és itt megírjuk.",
  },
  cartChanged: "Időközben megváltozott a kosarad. Kérünk, nézd át, mi lett más, mielőtt megrendeled!",
  orderFailed: (details: string) => failedBecause("Hiba történt a megrendelés leadása közben:", details),
};

/** The texts of the checkout; a shop overrides some by the option `texts.checkout` of `createShop`. */
export type CheckoutTexts = typeof checkoutTexts;
