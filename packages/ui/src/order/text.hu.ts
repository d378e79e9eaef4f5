import type { OrderStage } from "@kamra/core/orders";

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
  cashDue: (amount: string) => `készpénzben ${amount}`,
  lineCount: (count: number) => `${count} tétel`,
  lines: "Megrendelt termékek",
  goods: "Termékek",
  deposit: "Visszaváltási díj",
  discount: "Kedvezmény",
  delivery: "Kiszállítás",
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
  },
  each: (price: string, unit: string) => `${price} / ${unit}`,
};
