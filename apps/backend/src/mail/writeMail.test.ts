import { expect, it } from "vitest";
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

const mails = [
  { recipient: "anna@pelda.hu", kind: "registration", data: { name: hostile, token: "t0k3n" } },
  { recipient: "anna@pelda.hu", kind: "emailVerification", data: { name: hostile, token: "t0k3n" } },
  { recipient: "anna+1@pelda.hu", kind: "passwordReset", data: { name: hostile, token: "t0k3n" } },
  { recipient: "anna@pelda.hu", kind: "emailChanged", data: { name: hostile, email: "uj@pelda.hu" } },
  {
    recipient: "anna@pelda.hu",
    kind: "orderConfirmation",
    data: {
      name: hostile,
      orderId: "100001",
      transactionId: "AAAAAAAAAAAAAAAAAAAAAA",
      lines: [{ name: hostile, piece: 1.5, unit: "kg", total: 1234 }],
      amounts,
      shipping: hostile,
      payment: "Utánvét",
      timeSlot: null,
    },
  },
  {
    recipient: "anna@pelda.hu",
    kind: "withdrawalReceipt",
    data: {
      name: hostile,
      orderId: "100001",
      transactionId: "AAAAAAAAAAAAAAAAAAAAAA",
      withdrawalId: "10001",
      at: "2026-11-21T09:00:00.000Z",
      lines: [{ name: hostile, piece: 2, unit: "db" }],
      amount: 1998,
    },
  },
  {
    recipient: "bolt@pelda.hu",
    kind: "contactMessage",
    data: {
      name: hostile,
      email: hostile,
      telephone: "36201234567",
      subject: hostile,
      message: `${hostile}\n${hostile}`,
    },
  },
  { recipient: "anna@pelda.hu", kind: "newsletterConfirmation", data: { name: hostile, token: "t0k3n" } },
  { recipient: "anna@pelda.hu", kind: "newsletterWelcome", data: { name: null, token: "t0k3n" } },
  {
    recipient: "anna@pelda.hu",
    kind: "orderUnpaid",
    data: { name: hostile, orderId: "100001", transactionId: "AAAAAAAAAAAAAAAAAAAAAA" },
  },
  { recipient: "anna@pelda.hu", kind: "backInStock", data: { name: hostile, product: hostile, urlKey: hostile } },
  { recipient: "anna@pelda.hu", kind: "listShare", data: { ownerName: hostile, listName: hostile } },
] as const;

it.each(mails)("$kind is written as text and as HTML that runs nothing, with the same address in both", (mail) => {
  const { to, subject, text, html } = writeMail(mail, sender);
  expect(to).toBe(mail.recipient);
  expect(subject).not.toBe("");
  expect(html).not.toContain("<script");
  expect(html).toContain("Kamra &amp; Társa");
  const [address = ""] = /https:\/\/kamra\.example\/\S*/.exec(text) ?? [];
  expect(address).not.toBe("");
  expect(html).toContain(`href="${address}"`);
});

it("a link for a new password names the address that it was sent to", () => {
  expect(writeMail(mails[2], sender).text).toContain(
    "https://kamra.example/elfelejtett-jelszo/anna%2B1%40pelda.hu/t0k3n",
  );
});

it("[TOTAL-6] an order mail lists the lines and each part of the total, except parts that are zero", () => {
  const timeSlot = { range_date: "2026-11-22", time_from: "08:00", time_to: "10:00" };
  const { text, html } = writeMail(
    {
      ...mails[4],
      data: {
        ...mails[4].data,
        name: "Anna",
        lines: [
          { name: "Alma", piece: 1.5, unit: "kg", total: 1234 },
          { name: "Körte", piece: 1.19, unit: "kg", alternative: { piece: 7, unit: "db" }, total: 600 },
        ],
        shipping: "Kamra",
        timeSlot,
      },
    },
    sender,
  );
  const rows = [
    "1,5 kg Alma: 1 234 Ft",
    "7 db (kb. 1,19 kg) Körte: 600 Ft",
    "Termékek: 1 184 Ft",
    "Visszaváltási díj: 50 Ft",
    "Kedvezmény: -118 Ft",
    "Szállítás: 990 Ft",
    "Összesen: 2 106 Ft",
    "Idősáv: 2026-11-22 08:00–10:00",
    "Fizetés módja: Utánvét",
  ];
  const shown = text.replaceAll("\u00a0", " ");
  for (const row of rows) expect(shown).toContain(row);
  for (const label of ["Adomány", "Csomagolás"]) expect(text).not.toContain(label);
  for (const cell of ["1,5 kg Alma", "1\u00a0234\u00a0Ft", "2\u00a0106\u00a0Ft", "-118\u00a0Ft"])
    expect(html).toContain(`>${cell}</`);
});

it("[LAW-11] a withdrawal is acknowledged with what, when and how much", () => {
  const { subject, text } = writeMail(mails[5], sender);
  expect(subject).toContain("10001");
  const shown = text.replaceAll("\u00a0", " ");
  for (const part of ["100001", "2026. november 21. 10:00:00", ": 2 db", "Visszajár: 1 998 Ft"])
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
  const data = { ownerName: "á".repeat(101), listName: "é".repeat(101) };
  const { text } = writeMail({ recipient: "anna@pelda.hu", kind: "listShare", data }, sender);
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
  const contact = { ...mails[6], data: { ...mails[6].data, name: bait, subject: bait } };
  const share = { recipient: "anna@pelda.hu", kind: "listShare", data: { ownerName: bait, listName: bait } } as const;
  for (const mail of [contact, share]) expect(writeMail(mail, sender).subject).not.toMatch(/[\r\n]/);
});
