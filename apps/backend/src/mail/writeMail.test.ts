import { expect, it } from "vitest";
import { writeMail } from "./writeMail.ts";

const sender = { brand: "Kamra & Társa", shopUrl: "https://kamra.example" };
const hostile = `<script>alert("x")</script>`;

const mails = [
  { recipient: "anna@pelda.hu", kind: "registration", data: { name: hostile, token: "t0k3n" } },
  { recipient: "anna@pelda.hu", kind: "emailVerification", data: { name: hostile, token: "t0k3n" } },
  { recipient: "anna+1@pelda.hu", kind: "passwordReset", data: { name: hostile, token: "t0k3n" } },
  { recipient: "anna@pelda.hu", kind: "emailChanged", data: { name: hostile, email: "uj@pelda.hu" } },
  { recipient: "anna@pelda.hu", kind: "orderConfirmation", data: { name: hostile, orderId: "100001", transactionId: "AAAAAAAAAAAAAAAAAAAAAA" } },
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
  expect(writeMail(mails[2], sender).text).toContain("https://kamra.example/elfelejtett-jelszo/anna%2B1%40pelda.hu/t0k3n");
});
