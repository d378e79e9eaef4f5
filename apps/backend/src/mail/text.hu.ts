import { formatPhone, isBlank } from "@kamra/core/form";
import { huf } from "@kamra/core/product";
import { formatHuf, orderedQuantityText } from "@kamra/core/text";
import type { OrderAmounts } from "../database/tables/OrderTables.ts";
import type { MailData } from "../database/tables/MailData.ts";
import type { PurchaseLine } from "../database/tables/PurchaseLine.ts";
import { withoutLinks } from "./withoutLinks.ts";

/** The parts of a mail: a subject, paragraphs, and a link. */
export interface MailText {
  readonly subject: string;
  readonly paragraphs: ReadonlyArray<string>;
  /** A table below the paragraphs, label by value. */
  readonly tables?: ReadonlyArray<ReadonlyArray<readonly [label: string, value: string]>>;
  /** Paragraphs below the table. */
  readonly closing?: ReadonlyArray<string>;
  /** A button with an address within the shop. */
  readonly link: { readonly label: string; readonly path: string };
}

type MailTexts = {
  readonly [Kind in keyof MailData]: (
    data: MailData[Kind],
    mail: { readonly recipient: string; readonly brand: string },
  ) => MailText;
};

const forint = (amount: number): string => formatHuf(huf(amount));
const quantityOf = ({ piece, unit, alternative }: PurchaseLine): string =>
  orderedQuantityText({
    quantity: piece,
    unitName: unit,
    alternativeQuantity: alternative?.piece ?? null,
    alternativeUnitName: alternative?.unit ?? null,
  });
const purchased = (line: PurchaseLine): string => `${quantityOf(line)} ${line.name}`;
const moment = new Intl.DateTimeFormat("hu-HU", {
  timeZone: "Europe/Budapest",
  dateStyle: "long",
  timeStyle: "medium",
});

const amountLabels = [
  ["goods_amount", "Termékek"],
  ["deposit_amount", "Visszaváltási díj"],
  ["discount_amount", "Kedvezmény"],
  ["delivery_amount", "Szállítás"],
  ["cash_on_delivery_amount", "Utánvét"],
  ["boxing_amount", "Csomagolás"],
  ["donation_amount", "Adomány"],
] as const satisfies ReadonlyArray<readonly [keyof OrderAmounts, string]>;

const greeting = (name: string | null): string =>
  name === null || isBlank(name) ? "Szia!" : `Kedves ${withoutLinks(name)}!`;

const inviter = (name: string): string => (isBlank(name) ? "Valaki" : withoutLinks(name));

const ignorable = "Ha nem te kérted ezt a levelet, nincs vele teendőd.";

const notRegistered =
  "Ha nem te regisztráltál, nincs teendőd. Ha mégis szeretnél fiókot ezzel a címmel, a gomb oldalán állíts be új jelszót: ezzel mindenki más kikerül belőle.";

/** The page on which to log in or to choose a new password; a button there confirms. */
const confirmationPath = (recipient: string, token: string): string =>
  `/e-mail-megerosites/${encodeURIComponent(recipient)}/${token}`;

export const mailTexts: MailTexts = {
  registration: ({ name, token }, { brand, recipient }) => ({
    subject: `Üdvözlünk a ${brand} áruházban!`,
    paragraphs: [
      greeting(name),
      "Köszönjük, hogy regisztráltál. Mostantól elmentheted a címeidet, bevásárlólistákat vezethetsz, és egy kattintással újra megrendelheted, amit szeretsz.",
      notRegistered,
      "Kérünk, három napon belül erősítsd meg az e-mail címedet:",
    ],
    link: { label: "Megerősítem a címemet", path: confirmationPath(recipient, token) },
  }),
  emailVerification: ({ name, token }, { recipient }) => ({
    subject: "Erősítsd meg az e-mail címedet!",
    paragraphs: [
      greeting(name),
      "Ezt az e-mail címet adtad meg a fiókodhoz. Három napon belül, bejelentkezve erősítheted meg, addig a régi címed marad érvényben:",
      ignorable,
    ],
    link: { label: "Megerősítem a címemet", path: `${confirmationPath(recipient, token)}?uj-cim` },
  }),
  passwordReset: ({ name, token }, { recipient }) => ({
    subject: "Új jelszó beállítása",
    paragraphs: [greeting(name), "Ezen a gombon egy órán át, egyszer állíthatsz be új jelszót.", ignorable],
    link: { label: "Új jelszót állítok be", path: `/elfelejtett-jelszo/${encodeURIComponent(recipient)}/${token}` },
  }),
  emailChanged: ({ name, email }) => ({
    subject: "Megváltozott az e-mail címed",
    paragraphs: [
      greeting(name),
      `A fiókodhoz mostantól ez az e-mail cím tartozik: ${email}`,
      "Ha nem te változtattad meg, kérünk, írj nekünk mielőbb!",
    ],
    link: { label: "Kapcsolat", path: "/kapcsolat" },
  }),
  orderConfirmation: ({ name, orderId, transactionId, lines, amounts, shipping, payment, timeSlot }) => ({
    subject: `Megkaptuk a rendelésedet (${orderId})`,
    paragraphs: [greeting(name), `Köszönjük a rendelésedet! A száma: ${orderId}. Ezt rendelted:`],
    tables: [
      lines.map((line) => [purchased(line), forint(line.total)]),
      [
        ...amountLabels
          .filter(([part]) => amounts[part] !== 0)
          .map(([part, label]) => [label, forint(amounts[part])] as const),
        ["Összesen", forint(amounts.total_amount)],
      ],
      [
        ["Szállítás módja", shipping],
        ...(timeSlot === null
          ? []
          : [["Idősáv", `${timeSlot.range_date} ${timeSlot.time_from}–${timeSlot.time_to}`] as const]),
        ["Fizetés módja", payment],
      ],
    ],
    closing: ["Hogy hol tart, és meddig mondhatod le, itt nézheted meg:"],
    link: { label: "A rendelésem", path: `/megrendeles/statusz/${transactionId}` },
  }),
  orderUnpaid: ({ name, orderId, transactionId }) => ({
    subject: `Lemondtuk a ki nem fizetett rendelésedet (${orderId})`,
    paragraphs: [
      greeting(name),
      `A ${orderId} számú rendelésed kártyás fizetése nem érkezett meg időben, ezért a rendelést lemondtuk, és a termékeket nem tartjuk fenn neked.`,
      "Nem kell tenned semmit, és nem tartozol semmivel. Ha a fizetés mégis megtörtént, a pénzedet visszaadjuk; ezt a rendelés oldalán is megnézheted. Ha még szükséged van a termékekre, add le újra a rendelést!",
    ],
    link: { label: "A rendelésem", path: `/megrendeles/statusz/${transactionId}` },
  }),
  withdrawalLink: ({ name, orderId, transactionId }) => ({
    subject: `Elállás a ${orderId} számú rendelésedtől`,
    paragraphs: [
      greeting(name),
      `Ezen a gombon választhatod ki, a ${orderId} számú rendelésed melyik termékeinek a megvásárlásától állsz el. Amíg a második lépésben meg nem erősíted, nem történik semmi.`,
      ignorable,
    ],
    link: { label: "Elállok a vásárlástól", path: `/elallas/${transactionId}` },
  }),
  withdrawalReceipt: ({ name, orderId, transactionId, withdrawalId, at, lines, amount, refundAccount = null }) => ({
    subject: `Átvettük az elállásodat (${withdrawalId})`,
    paragraphs: [
      greeting(name),
      `Igazoljuk, hogy ${moment.format(new Date(at))} időpontban elálltál a ${orderId} számú rendelésed alábbi termékeinek megvásárlásától. Az elállás száma: ${withdrawalId}.`,
    ],
    tables: [lines.map((line) => [line.name, quantityOf(line)]), [["Visszajár", forint(amount)]]],
    closing: [
      `A termékeket legkésőbb tizennégy napon belül küldd vissza, vagy add át a futárnak. ${refundAccount === null ? "A pénzed legkésőbb tizennégy napon belül, ugyanazon a módon kapod vissza, ahogyan fizettél" : `A pénzed legkésőbb tizennégy napon belül erre a bankszámlára utaljuk: ${refundAccount}`}; addig visszatarthatjuk, amíg a termékek vissza nem érnek.`,
      "Az elállásodat itt is megnézheted:",
    ],
    link: { label: "A rendelésem", path: `/megrendeles/statusz/${transactionId}` },
  }),
  contactMessage: ({ name, email, telephone, subject, message }) => ({
    subject: `Üzenet: ${subject}`,
    paragraphs: ["A kapcsolati űrlapon ezt írták:"],
    tables: [
      [["Név", name], ["E-mail", email], ...(telephone === null ? [] : [["Telefon", formatPhone(telephone)] as const])],
    ],
    closing: message.split(/\n+/),
    link: { label: "Az űrlap", path: "/kapcsolat" },
  }),
  newsletterConfirmation: ({ name, token }, { brand }) => ({
    subject: "Kéred a hírlevelünket?",
    paragraphs: [
      greeting(name),
      `Valaki, reméljük, te, feliratkozott ezzel a címmel a ${brand} hírlevelére. Három napon belül az alábbi gombbal erősítheted meg, hogy kéred.`,
      ignorable,
    ],
    link: { label: "Igen, kérem a hírlevelet", path: `/hirlevel/megerosites/${token}` },
  }),
  newsletterWelcome: ({ name, token }, { brand }) => ({
    subject: "Feliratkoztál a hírlevelünkre",
    paragraphs: [
      greeting(name),
      `Köszönjük! Ezentúl elküldjük neked a ${brand} ajánlatait, receptjeit és híreit.`,
      "Ha egyszer nem kéred többé, itt bármikor leiratkozhatsz:",
    ],
    link: { label: "Leiratkozom", path: `/hirlevel/leiratkozas/${token}` },
  }),
  backInStock: ({ name, product, urlKey }) => ({
    subject: `Újra kapható: ${product}`,
    paragraphs: [
      greeting(name),
      `Azt kérted, szóljunk, ha újra kapható: ${product}. Most megint megrendelheted.`,
      "Erről a termékről többször nem írunk, hacsak újra nem kéred.",
    ],
    link: { label: "Megnézem", path: `/termekek/${encodeURIComponent(urlKey)}` },
  }),
  listShare: ({ ownerName, listName }) => ({
    subject: `${inviter(ownerName)} megosztott veled egy bevásárlólistát`,
    paragraphs: [
      "Szia!",
      `${inviter(ownerName)} megosztotta veled ezt a bevásárlólistát: ${withoutLinks(listName)}`,
      "A listáid között fogadhatod el, miután megerősítetted az e-mail címedet.",
    ],
    link: { label: "A bevásárlólistáim", path: "/profil/bevasarlolistaim" },
  }),
};

export const mailTextsOfAll = {
  /** Under every mail. */
  signature: (brand: string) => `Üdvözlettel: a ${brand} csapata`,
  linkHint: "Ha a gomb nem működik, másold ezt a címet a böngésződbe:",
  mailbox: {
    title: "Fejlesztői postaláda",
    empty: "Még nem ment ki levél.",
    note: "Ezek a levelek nem mentek el: nincs beállítva levelezőkiszolgáló.",
    back: "Vissza a postaládához",
    plain: "Szövegként",
  },
};
