import { huf } from "@kamra/core/product";
import { expect, it } from "vitest";
import type { MailData } from "../database/tables/MailData.ts";
import { writeMail } from "./writeMail.ts";

const sender = { brand: "Kamra & Társa", shopUrl: "https://kamra.example" };
const hostile = `<script>alert("x")</script>`;

const none = {
  deposit_amount: 0,
  discount_amount: 0,
  delivery_amount: 0,
  cash_on_delivery_amount: 0,
  boxing_amount: 0,
  donation_amount: 0,
};
const amounts = {
  ...none,
  goods_amount: 1184,
  deposit_amount: 50,
  delivery_amount: 990,
  discount_amount: -118,
  total_amount: 2106,
};

const order = { name: hostile, orderId: "500001", transactionId: "AAAAAAAAAAAAAAAAAAAAAA" };
const open = {
  ...order,
  shippingKind: "courier",
  place: hostile,
  timeSlot: { range_date: "2026-11-27", time_from: "13:00", time_to: "15:00" },
  cashDue: 2105,
  pickup: null,
} as const;
const fetched = {
  ...open,
  shippingKind: "pickup",
  timeSlot: null,
  pickup: { readyFrom: "2026-11-27T12:00:00.000Z", week: [{ weekday: 5, opens: "07:00", closes: "21:00" }] },
} as const;
const confirmation = {
  ...open,
  lines: [{ name: hostile, piece: 1.5, unit: "kg", total: 1234 }],
  amounts,
  shipping: hostile,
  payment: "Utánvét",
  contact: { email: hostile, telephone: "36201234567" },
  billing: { name: hostile, address: hostile, vatNumber: hostile },
  at: "2026-11-21T09:00:00.000Z",
  cancellableUntil: "2026-11-26T19:00:00.000Z",
  isToPay: false,
  terms: `<h2>1.</h2>${hostile}<img src=x onerror=alert(1)>`,
};

/** One of every kind; a kind that is missing does not compile. */
const data: MailData = {
  registration: { name: hostile, token: "t0k3n" },
  emailVerification: { name: hostile, token: "t0k3n" },
  passwordReset: { name: hostile, token: "t0k3n" },
  emailChanged: { name: hostile, email: "uj@pelda.hu" },
  orderConfirmation: confirmation,
  orderPaid: open,
  orderPaymentFailed: order,
  orderPicking: open,
  orderOnItsWay: open,
  orderPosted: { ...open, shippingKind: "postPoint" },
  orderReady: { ...fetched, code: hostile },
  orderDelivered: open,
  orderCancelled: { ...order, by: "shop", refund: 2106 },
  orderUnpaid: order,
  orderUnconfirmed: order,
  orderRefund: { ...order, amount: 2106 },
  withdrawalLink: order,
  withdrawalReceipt: {
    ...order,
    withdrawalId: "10001",
    at: "2026-11-21T09:00:00.000Z",
    lines: [{ name: hostile, piece: 2, unit: "db" }],
    amount: 1998,
  },
  contactMessage: {
    name: hostile,
    email: hostile,
    telephone: "36201234567",
    subject: hostile,
    message: `${hostile}\n${hostile}`,
  },
  newsletterConfirmation: { name: hostile, token: "t0k3n" },
  newsletterWelcome: { name: null, token: "t0k3n" },
  backInStock: { name: hostile, product: hostile, urlKey: hostile },
  listShare: { ownerName: hostile, listName: hostile },
};

const isKind = (name: string): name is keyof MailData => Object.hasOwn(data, name);
const kinds = Object.keys(data).filter(isKind);

const write = <Kind extends keyof MailData>(kind: Kind, changes: Partial<MailData[Kind]> = {}, brand = sender.brand) =>
  writeMail({ recipient: "anna+1@pelda.hu", kind, data: { ...data[kind], ...changes } }, { ...sender, brand });
const plain = (text: string) => text.replaceAll("\u00a0", " ").replaceAll("\u2060", "");

it.each(kinds)("%s is written as text and as HTML that runs nothing, with the same address in both", (kind) => {
  const { to, subject, text, html } = write(kind);
  expect(to).toBe("anna+1@pelda.hu");
  expect(subject).not.toBe("");
  expect(html).not.toMatch(/<script|<img|onerror=/);
  expect(html).toContain("Kamra &amp; Társa");
  const [address = ""] = /https:\/\/kamra\.example\/\S*/.exec(text) ?? [];
  expect(address).not.toBe("");
  expect(html).toContain(`href="${address}"`);
});

it.each(kinds)("%s has the article that the brand and the order's number want", (kind) => {
  for (const brand of ["Éléskamra", "Kamra"]) {
    const { subject, text } = write(kind, {}, brand);
    const wrong = brand === "Kamra" ? /\baz Kamra/i : /\ba Éléskamra/i;
    for (const said of [subject, text]) expect(said).not.toMatch(wrong);
    expect(text).not.toMatch(/\ba 500001/i);
  }
});

it.each(kinds)("%s tells mail programs that nobody wrote it, unless somebody did", (kind) => {
  expect(write(kind).headers["Auto-Submitted"]).toBe(kind === "contactMessage" ? undefined : "auto-generated");
});

it("only a newsletter can be ended by a mail program, with one request", () => {
  const ending = kinds.filter((kind) => "List-Unsubscribe" in write(kind).headers);
  expect(ending).toEqual(["newsletterWelcome"]);
  expect(write("newsletterWelcome").headers).toMatchObject({
    "List-Unsubscribe": "<https://kamra.example/newsletter/unsubscribe/t0k3n>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

it("a link for a new password names the address that it was sent to", () => {
  expect(write("passwordReset").text).toContain("https://kamra.example/elfelejtett-jelszo/anna%2B1%40pelda.hu/t0k3n");
});

it("[TOTAL-6] [LAW-4] a confirmation says all that was agreed, without parts of the total that are zero", () => {
  const { text, html } = write("orderConfirmation", {
    name: "Kovács Anna",
    lines: [{ name: "Alma", piece: 1.5, unit: "kg", total: 1234 }],
    shipping: "Kamra házhozszállítás",
    place: "1186 Budapest, Fő utca 1.",
    contact: { email: "anna@pelda.hu", telephone: "36201234567" },
    billing: { name: "Alma Kft.", address: "6720 Szeged, Fő tér 1", vatNumber: "12345676-2-43" },
  });
  const rows = [
    "1,5 kg Alma: 1 234 Ft",
    "Termékek: 1 184 Ft",
    "Visszaváltási díj: 50 Ft",
    "Kedvezmény: −118 Ft",
    "Szállítás: 990 Ft",
    "Összesen: 2 106 Ft",
    "Készpénzben fizetendő (5 Ft-ra kerekítve): 2 105 Ft",
    "Szállítás módja: Kamra házhozszállítás",
    "Hova visszük: 1186 Budapest, Fő utca 1.",
    "Mikor: 2026. november 27., péntek, 13:00–15:00",
    "Fizetés módja: Utánvét",
    "Név: Kovács Anna",
    "E-mail: anna@pelda.hu",
    "Telefon: +36 20 123 4567",
    "Név: Alma Kft.",
    "Cím: 6720 Szeged, Fő tér 1",
    "Adószám: 12345676-2-43",
    "Lemondható 2026. november 26. 20:00-ig",
    "14 napon belül indokolás nélkül elállhatsz",
  ];
  for (const row of rows) expect(plain(text)).toContain(row);
  for (const label of ["Adomány", "Csomagolás"]) expect(text).not.toContain(label);
  for (const cell of ["1,5 kg Alma", "1 234 Ft", "2 106 Ft", "−118 Ft"]) expect(plain(html)).toContain(`>${cell}</`);
});

it("[QTY-6] a confirmation says what the customer chose, and what it weighs about", () => {
  const lines = [{ name: "Alma", piece: 1.19, unit: "kg", alternative: { piece: 7, unit: "db" }, total: 713 }];
  expect(plain(write("orderConfirmation", { lines }).text)).toContain("7 db (kb. 1,19 kg) Alma: 713 Ft");
});

it("[LAW-11] a confirmation brings the terms in force as a file that runs nothing, and the time slot for a calendar", () => {
  const [calendar, terms] = write("orderConfirmation").attachments;
  expect(calendar).toMatchObject({ filename: "rendeles-500001.ics", contentType: "text/calendar; charset=utf-8" });
  expect(calendar?.content).toContain("DTSTART:20261127T120000Z");
  expect(terms?.filename).toBe("aszf.html");
  expect(terms?.content).toContain("<h2>1.</h2>");
  expect(terms?.content).not.toMatch(/<script|<img|onerror/);
  expect(write("orderConfirmation", { terms: null, timeSlot: null }).attachments).toEqual([]);
});

it("[ORDER-12] [LAW-6] a confirmation says what each line cost after the discount, and the VAT by rate; an older one does not", () => {
  const lines = [
    { name: "Alma", piece: 1.5, unit: "kg", total: 1234, paid: 1116 },
    { name: "Kávé", piece: 1, unit: "db", total: 3049 },
  ];
  const vat = [
    { vatPercent: 27, amount: huf(4038), net: huf(3180), vat: huf(858) },
    { vatPercent: null, amount: huf(50), net: huf(50), vat: huf(0) },
  ];
  const text = plain(write("orderConfirmation", { lines, vat }).text);
  for (const row of [
    "1,5 kg Alma: 1 234 Ft, kedvezménnyel 1 116 Ft",
    "1 db Kávé: 3 049 Ft\n",
    "Áfa a végösszegben",
    "27%: 858 Ft (nettó 3 180 Ft, bruttó 4 038 Ft)",
    "Áfán kívül: 50 Ft",
  ])
    expect(text).toContain(row);
  expect(write("orderConfirmation").text).not.toMatch(/Áfa a|kedvezménnyel/);
});

it("a confirmation of an order that is not paid leads to paying", () => {
  expect(write("orderConfirmation", { isToPay: true }).text).toContain("Fizetek bankkártyával: https://");
  expect(write("orderConfirmation").text).toContain("A rendelésem: https://");
});

it("[ORDER-13] a confirmation of an order of 0 Ft says that there is nothing to pay, and no other says so", () => {
  const free = { ...none, goods_amount: 939, discount_amount: -939, total_amount: 0 };
  const text = plain(write("orderConfirmation", { amounts: free, cashDue: null, payment: "SimplePay" }).text);
  expect(text).toContain("Összesen: 0 Ft");
  expect(text).toContain("Nincs mit fizetned.");
  expect(write("orderConfirmation").text).not.toContain("Nincs mit fizetned.");
});

it("[LAW-11] a confirmation says where the money of a withdrawal goes: of cash to an account, else as it was paid", () => {
  const account = "arra a bankszámlára, amelyet akkor megadsz";
  const asPaid = "ugyanazon a módon, ahogyan fizettél";
  expect(write("orderConfirmation").text).toContain(account);
  expect(write("orderConfirmation").text).not.toContain(asPaid);
  expect(write("orderConfirmation", { cashDue: null }).text).toContain(asPaid);
});

it("an order that is fetched says where, when and with which code, and never that it is on its way", () => {
  const { text } = write("orderReady", { code: "K7M2PX", place: "1186 Budapest, Közdűlő út 46-50." });
  for (const part of ["kódod: K7M2PX", "Itt veheted át: 1186 Budapest", "péntek 07:00–21:00"])
    expect(plain(text)).toContain(part);
  expect(plain(write("orderPicking", fetched).text)).toContain(
    "Várhatóan átvehető: 2026. november 27., péntek 13:00 után",
  );
  for (const kind of ["orderConfirmation", "orderPaid", "orderPicking", "orderDelivered"] as const)
    expect(write(kind, fetched).text).not.toMatch(/úton|elindul|hova visszük|K7M2PX/i);
});

it.each([
  ["shopper", "Lemondtad a rendelésedet", "Kérésedre lemondtuk az 500001"],
  ["shop", "Töröltük a rendelésedet", "Sajnáljuk: az 500001"],
] as const)("a cancellation by the %s says by whom, and what goes back", (by, subject, text) => {
  const paid = write("orderCancelled", { by, refund: 2106 });
  expect(paid.subject).toContain(subject);
  expect(plain(paid.text)).toContain(text);
  expect(plain(paid.text)).toContain("2 106 Ft, legkésőbb 14 napon belül visszautaljuk");
  expect(write("orderCancelled", { by, refund: 0 }).text).toContain("Nincs mit fizetned.");
});

it("[LAW-11] a withdrawal is acknowledged with what, when and how much", () => {
  const { subject, text } = write("withdrawalReceipt");
  expect(subject).toContain("10001");
  const shown = text.replaceAll("\u00a0", " ");
  for (const part of ["500001", "2026. november 21. 10:00:00", ": 2 db", "Visszajár: 1 998 Ft"])
    expect(shown).toContain(part);
});

const baits = [
  "https://evil.example/x",
  "evil.example",
  "Nyertél\r\nBcc: mindenki@evil.example\r\n\r\nhttp://evil.example",
  "evil。example",
  "ｅｖｉｌ．ｅｘａｍｐｌｅ",
  "a@evil.example",
];

it.each(baits)("an invitation carries nothing that a mail program makes a link of: %j", (bait) => {
  const mail = { recipient: "anna@pelda.hu", kind: "listShare", data: { ownerName: bait, listName: bait } } as const;
  const { subject, text } = writeMail(mail, sender);
  const own = text.replaceAll("https://kamra.example/profil/bevasarlolistaim", "");
  for (const said of [subject, own]) expect(said).not.toMatch(/[^\s][.。:/@]+[^\s.。:/@!]/u);
});

it("a mail quotes at most a hundred letters of a name", () => {
  const names = { ownerName: "á".repeat(101), listName: "é".repeat(101) };
  const { text } = write("listShare", names);
  expect([/á{90,}/.exec(text)?.[0].length, /é{90,}/.exec(text)?.[0].length]).toEqual([100, 100]);
});

it("a mail about a user without a name has a greeting and a subject without a gap", () => {
  const registration = {
    recipient: "anna@pelda.hu",
    kind: "registration",
    data: { name: "", token: "t0k3n" },
  } as const;
  expect(writeMail(registration, sender).text).toMatch(/^Szia!\n/);
  const share = { recipient: "anna@pelda.hu", kind: "listShare", data: { ownerName: "", listName: "Alma" } } as const;
  expect(writeMail(share, sender).subject).toBe("Valaki megosztott veled egy bevásárlólistát");
});

it("a header stays one line when a name or a subject has several", () => {
  const bait = "Szia\r\nBcc: a@pelda.hu";
  const contact = {
    recipient: "bolt@pelda.hu",
    kind: "contactMessage",
    data: { ...data.contactMessage, name: bait, subject: bait },
  } as const;
  const share = { recipient: "anna@pelda.hu", kind: "listShare", data: { ownerName: bait, listName: bait } } as const;
  for (const mail of [contact, share]) expect(writeMail(mail, sender).subject).not.toMatch(/[\r\n]/);
});
