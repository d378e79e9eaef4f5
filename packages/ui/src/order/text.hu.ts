import type { OrderStage } from "@kamra/core/orders";
import { withArticle } from "@kamra/core/text";

declare module "../text/UiTexts.ts" {
  interface UiTexts {
    readonly order: typeof orderTexts;
  }
}

/** The Hungarian texts of this folder's components. */
export const orderTexts = {
  progress: "A megrendelés állapota",
  stages: {
    placed: "Megrendelve",
    preparing: "Összekészítjük",
    underway: "Úton van",
    ready: "Átvehető",
    delivered: "Átvetted",
    canceled: "Lemondva",
  } satisfies Record<OrderStage, string>,
  done: "kész",
  orderNamed: (id: string) => `${id}. megrendelés`,
  deliveredAt: (time: string) => `kiszállítás: ${time}`,
  cashDue: (amount: string) => `készpénzben ${amount}`,
  lineCount: (count: number) => `${count} tétel`,
  vat: {
    title: "Áfa a végösszegben",
    rate: "Kulcs",
    net: "Nettó",
    vat: "Áfa",
    gross: "Bruttó",
  },
  lastTime: (quantity: string) => `Legutóbb: ${quantity}`,
  gone: "Már nem kapható nálunk.",
  lines: "Megrendelt termékek",
  goods: "Termékek",
  deposit: "Visszaváltási díj",
  discount: "Kedvezmény",
  delivery: "Kiszállítás",
  pickup: "Átvétel",
  cashOnDelivery: "Utánvét kezelése",
  boxing: "Csomagolás",
  donation: "Adomány",
  total: "Összesen",
  lineOptions: {
    sliced: "szeletelve",
    similar: "ha elfogyott, hasonlót kértél",
    callMe: "ha elfogyott, felhívunk",
    ribbon: (color: string) => `${color} masnival`,
    gift: (text: string) => `üzenettel: „${text}”`,
  },
  withdrawal: {
    howMuch: (name: string) => `Mennyitől állsz el: ${name}`,
    ofAll: (amount: string) => `/ ${amount}`,
    refund: (amount: string) => `Ennyit kapsz vissza: ${amount}`,
    holder: "A számla tulajdonosa",
    account: "Bankszámlaszám",
    accountHint: "16 vagy 24 számjegy, külföldi banknál IBAN.",
  },
  facts: {
    shipping: "Szállítás",
    pickup: "Átvétel",
    fetchAt: "Itt veheted át a csomagot:",
    calendar: "Naptárba teszem",
    calendarFile: (id: string) => `rendeles-${id}`,
    ready: "Már átveheted.",
    today: "ma",
    readyFrom: (moment: string) => `Várhatóan átvehető: ${moment} után`,
    code: "Az átvételi kódod:",
    hours: (hours: string) => `Nyitvatartás: ${hours}`,
    returnsEmpties: "A futár elviszi az üres, visszaváltható csomagolást.",
    linkedTo: (id: string) => `${withArticle(`${id}.`, { startsSentence: true })} megrendeléssel együtt kapod meg.`,
    contact: "Kapcsolattartó",
    payment: "Fizetés",
    cashDue: (amount: string) => `Készpénzben fizetendő: ${amount}`,
    nothingToPay: "Nincs mit fizetned.",
    coupon: (code: string) => `Kupon: ${code}`,
    invoice: "Számlázási adatok",
    vatNumber: (vatNumber: string) => `Adószám: ${vatNumber}`,
    comment: "Megjegyzés",
  },
  lineDeposit: (amount: string) => `+ ${amount} visszaváltási díj`,
  each: (price: string, unit: string) => `${price}/\u2060${unit}`,
};
