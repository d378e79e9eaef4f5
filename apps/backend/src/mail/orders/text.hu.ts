import { openingHoursText } from "@kamra/core/content";
import { timeRangeText } from "@kamra/core/delivery";
import { huf } from "@kamra/core/product";
import { datedFormatter, formatHuf, momentText, orderedQuantityText, withArticle } from "@kamra/core/text";
import type { OpenOrderMail, OrderMail, OrderMails } from "../../database/tables/OrderMails.ts";
import type { PurchaseLine } from "../../database/tables/PurchaseLine.ts";
import type { MailTable, MailText, MailTexts } from "../MailText.ts";
import { greeting, ignorable } from "../text.hu.ts";

type Row = MailTable["rows"][number];

export const forint = (amount: number): string => formatHuf(huf(amount));

export const nothingToPay = "Nincs mit fizetned.";

const seconds = datedFormatter({
  month: "long",
  day: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** A line's quantity as its customer chose it. */
export const quantityText = ({ piece, unit, alternative }: PurchaseLine): string =>
  orderedQuantityText({
    quantity: piece,
    unitName: unit,
    alternativeQuantity: alternative?.piece ?? null,
    alternativeUnitName: alternative?.unit ?? null,
  });

const ordinal = ({ orderId }: OrderMail, options = {}): string => `${withArticle(orderId, options)} számú rendelésed`;
const first = { startsSentence: true };

export const orderLink = ({ transactionId }: OrderMail, label = "A rendelésem"): MailText["link"] => ({
  label,
  path: `/megrendeles/statusz/${transactionId}`,
});

const placeLabels = {
  courier: "Hova visszük",
  postal: "Hova küldjük",
  postPoint: "Itt veheted át",
  pickup: "Itt veheted át",
} as const;

/** Where and when the goods are handed over, and what is due then. */
export function handover({ shippingKind, place, timeSlot, cashDue, pickup }: OpenOrderMail): Row[] {
  const { readyFrom = null, week = [] } = pickup ?? {};
  return [
    ...(place === null ? [] : [[placeLabels[shippingKind ?? "courier"], place] as const]),
    ...(timeSlot === null
      ? []
      : [
          [
            "Mikor",
            timeRangeText({ day: timeSlot.range_date, from: timeSlot.time_from, to: timeSlot.time_to }),
          ] as const,
        ]),
    ...(readyFrom === null
      ? []
      : [["Várhatóan átvehető", `${momentText(new Date(readyFrom), { style: "weekday" })} után`] as const]),
    ...(week.length === 0 ? [] : [["Nyitvatartás", openingHoursText(week)] as const]),
    ...(cashDue === null ? [] : [["Készpénzben fizetendő", forint(cashDue)] as const]),
  ];
}

const handoverTable = (order: OpenOrderMail): MailTable[] => {
  const rows = handover(order);
  return rows.length === 0 ? [] : [{ rows }];
};

const cancelled = {
  shopper: (order: OrderMail) => `Kérésedre lemondtuk ${ordinal(order)}et. Semmit nem szállítunk ki belőle.`,
  shop: (order: OrderMail) =>
    `Sajnáljuk: ${ordinal(order)}et nem tudjuk teljesíteni, ezért töröltük. Ha kérdésed van, írj nekünk a Kapcsolat oldalon.`,
};

const isFetched = ({ shippingKind }: OpenOrderMail): boolean => shippingKind === "pickup";

export const orderMailTexts: MailTexts<Exclude<keyof OrderMails, "orderConfirmation">> = {
  orderPaid: (order) => ({
    subject: `Megérkezett a fizetésed (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      `Köszönjük, ${ordinal(order)} ki van fizetve. Megírjuk, amint elkezdjük összekészíteni.`,
    ],
    tables: handoverTable(order),
    link: orderLink(order),
  }),
  orderPaymentFailed: (order) => ({
    subject: `Nem sikerült a fizetés (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      `${ordinal(order, first)} kártyás fizetése nem sikerült. A rendelésed megvan, és nem vontunk le pénzt.`,
      "A gombbal újra fizethetsz, akár másik kártyával. A kifizetetlen rendelést néhány óra múlva töröljük.",
    ],
    link: orderLink(order, "Fizetek bankkártyával"),
  }),
  orderPicking: (order) => ({
    subject: `Összekészítjük a rendelésedet (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      `Elkezdtük összekészíteni ${ordinal(order)}et, ezért már nem mondható le.`,
      isFetched(order) ? "Megírjuk, amint átveheted." : "Megírjuk, amint elindul hozzád.",
    ],
    tables: handoverTable(order),
    link: orderLink(order),
  }),
  orderOnItsWay: (order) => ({
    subject: `Úton van a rendelésed (${order.orderId})`,
    paragraphs: [greeting(order.name), `A futárunk elindult: ${ordinal(order)} úton van hozzád.`],
    tables: handoverTable(order),
    link: orderLink(order),
  }),
  orderPosted: (order) => ({
    subject: `Átadtuk a csomagodat a postának (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      `${ordinal(order, first)} csomagját átadtuk a postának. Az érkezéséről a posta SMS-ben értesít.`,
    ],
    tables: handoverTable(order),
    link: orderLink(order),
  }),
  orderReady: (order) => ({
    subject: `Átveheted a rendelésedet (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      `Átveheted ${ordinal(order)}et.`,
      ...(order.code === null ? [] : [`Az átvételi kódod: ${order.code}. Mutasd meg, amikor érte jössz.`]),
    ],
    tables: handoverTable({ ...order, pickup: order.pickup && { ...order.pickup, readyFrom: null } }),
    link: orderLink(order),
  }),
  orderDelivered: (order) => ({
    subject: isFetched(order)
      ? `Átvetted a rendelésedet (${order.orderId})`
      : `Megérkezett a rendelésed (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      isFetched(order)
        ? `Átvetted ${ordinal(order)}et. Köszönjük, hogy nálunk vásároltál.`
        : `Átadtuk ${ordinal(order)}et. Köszönjük, hogy nálunk vásároltál.`,
      "Ha valami nem jó, írj nekünk. Amitől elállhatsz, azt az átvételtől számított 14 napig a rendelésed oldalán jelezheted.",
    ],
    link: orderLink(order),
  }),
  orderCancelled: (order) => ({
    subject: `${order.by === "shopper" ? "Lemondtad" : "Töröltük"} a rendelésedet (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      cancelled[order.by](order),
      order.refund > 0
        ? `Amit kifizettél, ${forint(order.refund)}, legkésőbb 14 napon belül visszautaljuk a kártyádra. Nincs vele teendőd.`
        : nothingToPay,
    ],
    link: orderLink(order),
  }),
  orderUnpaid: (order) => ({
    subject: `Lemondtuk a ki nem fizetett rendelésedet (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      `${ordinal(order, first)} kártyás fizetése nem érkezett meg időben, ezért a rendelést lemondtuk, és a termékeket nem tartjuk fenn neked.`,
      "Nem kell tenned semmit, és nem tartozol semmivel. Ha a fizetés mégis megtörtént, a pénzedet visszaadjuk; ezt a rendelés oldalán is megnézheted. Ha még szükséged van a termékekre, add le újra a rendelést!",
    ],
    link: orderLink(order),
  }),
  orderUnconfirmed: (order) => ({
    subject: `Töröltük a meg nem erősített rendelésedet (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      `${ordinal(order, first)}et nem erősítetted meg időben, ezért töröltük.`,
      "Nem kell tenned semmit, és nem tartozol semmivel. Ha még szükséged van a termékekre, add le újra a rendelést!",
    ],
    link: orderLink(order),
  }),
  orderRefund: (order) => ({
    subject: `Visszautaljuk a pénzedet (${order.orderId})`,
    paragraphs: [
      greeting(order.name),
      `${forint(order.amount)} érkezett tőled ${ordinal(order)}ért, de ezt az összeget már nem vártuk: a rendelést előtte kifizetted vagy töröltük.`,
      "Legkésőbb 14 napon belül visszautaljuk a kártyádra. Nincs vele teendőd.",
    ],
    link: orderLink(order),
  }),
  withdrawalLink: (order) => ({
    subject: `Elállás ${withArticle(order.orderId)} számú rendelésedtől`,
    paragraphs: [
      greeting(order.name),
      `Ezen a gombon választhatod ki, ${ordinal(order)} melyik termékeinek a megvásárlásától állsz el. Amíg a második lépésben meg nem erősíted, nem történik semmi.`,
      ignorable,
    ],
    link: { label: "Elállok a vásárlástól", path: `/elallas/${order.transactionId}` },
  }),
  withdrawalReceipt: ({ withdrawalId, at, lines, amount, refundAccount = null, ...order }) => ({
    subject: `Átvettük az elállásodat (${withdrawalId})`,
    paragraphs: [
      greeting(order.name),
      `Igazoljuk, hogy ${seconds.instant(new Date(at))} időpontban elálltál ${ordinal(order)} alábbi termékeinek megvásárlásától. Az elállás száma: ${withdrawalId}.`,
    ],
    tables: [{ rows: lines.map((line) => [line.name, quantityText(line)]) }, { rows: [["Visszajár", forint(amount)]] }],
    closing: [
      `A termékeket legkésőbb tizennégy napon belül küldd vissza, vagy add át a futárnak. ${refundAccount === null ? "A pénzed legkésőbb tizennégy napon belül, ugyanazon a módon kapod vissza, ahogyan fizettél" : `A pénzed legkésőbb tizennégy napon belül erre a bankszámlára utaljuk: ${refundAccount}`}; addig visszatarthatjuk, amíg a termékek vissza nem érnek.`,
      "Az elállásodat itt is megnézheted:",
    ],
    link: orderLink(order),
  }),
};
