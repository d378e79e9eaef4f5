import { withArticle } from "@kamra/core/text";
import type { OrderStatusCode, TimeSlotStatus } from "../generated/types.ts";
import { orderTexts } from "../order/text.hu.ts";

export const operationTexts = {
  title: "Fejlesztői műveletek",
  note: "Ez az oldal csak fejlesztés közben létezik. Azt teszi, amit élesben a bolt munkatársai és az idő.",
  notDone: "Ezt nem lehetett megtenni: időközben más lett a helyzet.",
  clock: "Óra",
  clockShows: (moment: string, minutes: number) =>
    minutes === 0
      ? `A bolt órája szerint ${moment} van.`
      : `A bolt órája szerint ${moment} van: ${minutes} perccel jár előre.`,
  clockNote:
    "Az óra ebben a folyamatban jár előre, az újraindításig. Ami közben esedékessé vált (lejárt foglalások, levelek, fizetések), megtörténik.",
  clockSteps: { "15": "+ 15 perc", "60": "+ 1 óra", "1440": "+ 1 nap", "10080": "+ 1 hét" },
  resetClock: "Vissza a valódi időhöz",
  clockMoved: "Az óra előrébb jár.",
  clockReset: "Az óra újra a valódi időt mutatja.",
  orders: "Megrendelések",
  ordersCaption: "A legutóbbi megrendelések",
  orderHeads: ["Szám", "Név", "Végösszeg", "Állapot", "Mi legyen belőle?"],
  noOrders: "Még nem rendelt senki.",
  nothingNext: "–",
  moveOrder: (id: string, title: string) => `${withArticle(id, { startsSentence: true })} számú megrendelés: ${title}`,
  orderMoved: (id: string, status: OrderStatusCode) =>
    `${withArticle(id, { startsSentence: true })} számú megrendelés: ${orderTexts.statuses[status]}.`,
  payers: "Banki átutalás",
  payersCaption: "A legutóbb elmentett számlázási címek",
  payerHeads: ["Név", "Adószám", "Vásárló", "Fizethet átutalással?", "Művelet"],
  noPayers: "Még senki sem mentett el számlázási címet.",
  transfer: { granted: "Igen", none: "Nem" },
  transferChanges: { grant: "Engedélyezés", revoke: "Visszavonás" },
  transferChanged: {
    grant: "Erre a címre mostantól banki átutalással is lehet fizetni.",
    revoke: "Erre a címre többé nem lehet banki átutalással fizetni.",
  },
  wishes: "Kért termékek",
  wishesCaption: "Amit a vásárlók kerestek, nem találtak, és kérték, hogy legyen",
  wishHeads: ["Mit kerestek?", "Hányszor kérték?", "Legutóbb"],
  noWishes: "Még nem kértek terméket.",
  slots: "Idősávok",
  slotsCaption: "A mai és a holnapi választható idősávok",
  slotHeads: ["Mikor", "Körzet", "Foglalt", "Állapot", "Művelet"],
  noSlots: "Ma és holnap nincs választható idősáv.",
  slotStatuses: { ACTIVE: "Választható", FULL: "Betelt", INACTIVE: "Nem választható" } satisfies Record<
    TimeSlotStatus,
    string
  >,
  slotChanges: { close: "Lezárás", open: "Megnyitás", expire: "Lejárt" },
  slotChanged: {
    close: "Az idősáv nem választható többé.",
    open: "Az idősáv újra választható.",
    expire: "Az idősáv lejárt.",
  },
};
