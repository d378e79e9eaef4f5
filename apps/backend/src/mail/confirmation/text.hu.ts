import { formatPhone } from "@kamra/core/form";
import { deliveryCalendar, orderTexts } from "@kamra/core/orders";
import { deadlineText } from "@kamra/core/text";
import type { OrderConfirmation } from "../../database/tables/OrderMails.ts";
import type { OrderAmounts } from "../../database/tables/OrderTables.ts";
import type { MailAttachment } from "../Mail.ts";
import type { MailContext, MailTable, MailTexts } from "../MailText.ts";
import { forint, handover, nothingToPay, orderLink, quantityText } from "../orders/text.hu.ts";
import { greeting } from "../text.hu.ts";
import { htmlFile } from "./htmlFile.ts";

const amountLabels = [
  ["goods_amount", "Termékek"],
  ["deposit_amount", "Visszaváltási díj"],
  ["discount_amount", "Kedvezmény"],
  ["delivery_amount", "Szállítás"],
  ["cash_on_delivery_amount", "Utánvét"],
  ["boxing_amount", "Csomagolás"],
  ["donation_amount", "Adomány"],
] as const satisfies ReadonlyArray<readonly [keyof OrderAmounts, string]>;

const withdrawal = ({ cashDue }: OrderConfirmation): string =>
  `Elállás: fogyasztóként az átvételtől számított 14 napon belül indokolás nélkül elállhatsz a vásárlástól. Megteheted a rendelésed oldalán, vagy írj nekünk egyértelmű nyilatkozatot a Kapcsolat oldalon. A pénzedet a nyilatkozatodtól számított legkésőbb 14 napon belül visszafizetjük, ${cashDue === null ? "ugyanazon a módon, ahogyan fizettél" : "arra a bankszámlára, amelyet akkor megadsz"}; addig visszatarthatjuk, amíg a terméket vissza nem kapjuk. A terméket a nyilatkozatodtól számított 14 napon belül küldd vissza. Nem illet meg az elállás a gyorsan romló terméknél, és annál, amelyet egészségvédelmi vagy higiéniai okból felbontás után nem lehet visszavenni (45/2014. (II. 26.) Korm. rendelet, 20. és 29. §).`;

const confirmation = ({ until }: NonNullable<OrderConfirmation["confirm"]>): string =>
  `Ez a rendelés nagy értékű, ezért csak akkor készítjük össze, ha a levél gombjával megerősíted, hogy te adtad le. Megerősíthető ${deadlineText(new Date(until))}; ha addig nem teszed meg, töröljük. Ha nem te rendeltél, nincs teendőd.`;

function amountsTable({ amounts, cashDue }: OrderConfirmation): MailTable {
  return {
    title: "Összegek",
    rows: [
      ...amountLabels
        .filter(([part]) => amounts[part] !== 0)
        .map(([part, label]) => [label, forint(amounts[part])] as const),
      ["Összesen", forint(amounts.total_amount)],
      ...(cashDue === null ? [] : [["Készpénzben fizetendő (5 Ft-ra kerekítve)", forint(cashDue)] as const]),
    ],
  };
}

const lineAmount = ({ total, paid }: OrderConfirmation["lines"][number]): string =>
  paid === undefined ? forint(total) : `${forint(total)}, ${orderTexts.discounted(forint(paid))}`;

const vatTables = ({ vat = [] }: OrderConfirmation): MailTable[] =>
  vat.length === 0
    ? []
    : [
        {
          title: "Áfa a végösszegben",
          rows: vat.map(({ vatPercent, net, vat: part, amount }) => [
            orderTexts.vatRate(vatPercent),
            vatPercent === null ? forint(amount) : `${forint(part)} (nettó ${forint(net)}, bruttó ${forint(amount)})`,
          ]),
        },
      ];

function contactTable({ name, contact: { email, telephone } }: OrderConfirmation): MailTable {
  return {
    title: "Kapcsolattartó",
    rows: [
      ["Név", name],
      ["E-mail", email],
      ...(telephone === null ? [] : [["Telefon", formatPhone(telephone)] as const]),
    ],
  };
}

function billingTables({ billing }: OrderConfirmation): MailTable[] {
  if (billing === null) return [];
  const { name, address, vatNumber } = billing;
  return [
    {
      title: "Számlázási adatok",
      rows: [
        ...(name === null ? [] : [["Név", name] as const]),
        ["Cím", address],
        ...(vatNumber === null ? [] : [["Adószám", vatNumber] as const]),
      ],
    },
  ];
}

function attachmentsOf(
  { orderId: id, at: createdAt, timeSlot, place, terms }: OrderConfirmation,
  shop: MailContext,
): MailAttachment[] {
  const slot = timeSlot && { day: timeSlot.range_date, from: timeSlot.time_from, to: timeSlot.time_to };
  const calendar = deliveryCalendar({ id, createdAt, timeSlot: slot, place }, shop);
  return [
    ...(calendar === null
      ? []
      : [{ filename: `rendeles-${id}.ics`, contentType: "text/calendar; charset=utf-8", content: calendar }]),
    ...(terms === null
      ? []
      : [htmlFile({ filename: "aszf.html", title: "Általános szerződési feltételek", body: terms })]),
  ];
}

function subjectOf({ orderId, confirm, isPaidOtherwise }: OrderConfirmation): string {
  if (confirm) return `Erősítsd meg a rendelésedet (${orderId})`;
  return isPaidOtherwise ? `Megváltozott a fizetés módja (${orderId})` : `Megkaptuk a rendelésedet (${orderId})`;
}

const opening = ({ orderId, payment, isPaidOtherwise }: OrderConfirmation): string =>
  isPaidOtherwise
    ? `Ahogy kérted, a rendelésedet így fizeted ki: ${payment}. A rendelés száma: ${orderId}. A részletei most:`
    : `Köszönjük a rendelésedet! A száma: ${orderId}. Ezt rendelted:`;

export const confirmationTexts: MailTexts<"orderConfirmation"> = {
  orderConfirmation: (order, shop) => ({
    subject: subjectOf(order),
    paragraphs: [greeting(order.name), ...(order.confirm ? [confirmation(order.confirm)] : []), opening(order)],
    tables: [
      { rows: order.lines.map((line) => [`${quantityText(line)} ${line.name}`, lineAmount(line)]) },
      amountsTable(order),
      ...vatTables(order),
      { title: "Átvétel", rows: [["Szállítás módja", order.shipping], ...handover({ ...order, cashDue: null })] },
      { title: "Fizetés", rows: [["Fizetés módja", order.payment]] },
      contactTable(order),
      ...billingTables(order),
    ],
    closing: [
      ...(order.amounts.total_amount === 0 ? [nothingToPay] : []),
      ...(order.isToPay ? ["Már csak a fizetés van hátra. A kifizetetlen rendelést néhány óra múlva töröljük."] : []),
      `Lemondható ${deadlineText(new Date(order.cancellableUntil))}.`,
      ...(order.pickup === null ? [] : ["Megírjuk, amint átveheted, és elküldjük az átvételi kódodat."]),
    ],
    link: order.confirm
      ? {
          label: "Megerősítem a rendelésemet",
          path: `/megrendeles/megerosites/${order.transactionId}/${order.confirm.token}`,
        }
      : orderLink(order, order.isToPay ? "Fizetek bankkártyával" : "A rendelésem"),
    notes: [
      ...(order.terms === null ? [] : ["A rendelésedre vonatkozó általános szerződési feltételeket csatoltuk."]),
      withdrawal(order),
    ],
    attachments: attachmentsOf(order, shop),
  }),
};
