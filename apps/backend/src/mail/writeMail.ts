import type { Selectable } from "kysely";
import type { MailData } from "../database/tables/MailData.ts";
import type { MailTable } from "../database/tables/MailTables.ts";
import type { Mail } from "./Mail.ts";
import type { MailContext, MailText, MailTexts } from "./MailText.ts";
import { accountMailTexts } from "./account/text.hu.ts";
import { confirmationTexts } from "./confirmation/text.hu.ts";
import { mailHtml } from "./mailHtml.ts";
import { mailPlainText } from "./mailPlainText.ts";
import { orderMailTexts } from "./orders/text.hu.ts";
import { shopMailTexts } from "./shop/text.hu.ts";

/** The words of every kind of mail. A kind without words does not compile. */
const mailTexts: MailTexts = { ...accountMailTexts, ...confirmationTexts, ...orderMailTexts, ...shopMailTexts };

/** The sender's name, and the shop's address. */
export type MailSender = Pick<MailContext, "brand" | "shopUrl">;

type MailRow = Pick<Selectable<MailTable>, "recipient" | "kind" | "data">;

function textOf<Kind extends keyof MailData>(kind: Kind, data: MailData[Kind], context: MailContext): MailText {
  return mailTexts[kind](data, context);
}

function headersOf({ isWritten, unsubscribePath }: MailText, { shopUrl }: MailSender): Mail["headers"] {
  return {
    ...(isWritten === undefined && { "Auto-Submitted": "auto-generated" }),
    ...(unsubscribePath !== undefined && {
      "List-Unsubscribe": `<${shopUrl}${unsubscribePath}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    }),
  };
}

/** A queued mail with its text, as HTML and as plain text. */
export function writeMail({ recipient, kind, data }: MailRow, sender: MailSender): Mail {
  const text = textOf(kind, data, { recipient, ...sender });
  const shown = { brand: sender.brand, url: `${sender.shopUrl}${text.link.path}` };
  return {
    to: recipient,
    // A line break in a header would begin another header.
    subject: text.subject.replace(/[\s\p{C}]+/gu, " "),
    text: mailPlainText(text, shown),
    html: mailHtml(text, shown),
    attachments: text.attachments ?? [],
    headers: headersOf(text, sender),
  };
}
