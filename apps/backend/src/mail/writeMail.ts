import type { Selectable } from "kysely";
import { escapeHtml } from "../http/escapeHtml.ts";
import type { Mail } from "./Mail.ts";
import type { MailData } from "../database/tables/MailData.ts";
import type { MailTable } from "../database/tables/MailTables.ts";
import { type MailText, mailTexts, mailTextsOfAll } from "./text.hu.ts";

/** The sender's name, and the shop's address. */
export interface MailSender {
  /** The shop's name. */
  readonly brand: string;
  /** `https://kamra.hu`, without a slash at the end. */
  readonly shopUrl: string;
}

type MailRow = Pick<Selectable<MailTable>, "recipient" | "kind" | "data">;

function textOf<Kind extends keyof MailData>(
  kind: Kind,
  data: MailData[Kind],
  about: { readonly recipient: string; readonly brand: string },
): MailText {
  return mailTexts[kind](data, about);
}

function plainText(
  { paragraphs, tables = [], closing = [], link }: MailText,
  { brand, url }: { readonly brand: string; readonly url: string },
): string {
  const rows = tables.map((table) => table.map(([label, value]) => `${label}: ${value}`).join("\n"));
  return [...paragraphs, ...rows, ...closing, `${link.label}: ${url}`, mailTextsOfAll.signature(brand)].join("\n\n");
}

function htmlText(
  { subject, paragraphs, tables = [], closing = [], link }: MailText,
  { brand, url }: { readonly brand: string; readonly url: string },
): string {
  const paragraph = (text: string): string => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
  const row = ([label, value]: readonly [string, string]): string =>
    `<tr><th scope="row" style="padding:4px 12px 4px 0;text-align:left;font-weight:normal">${escapeHtml(label)}</th><td style="padding:4px 0;text-align:right;white-space:nowrap">${escapeHtml(value)}</td></tr>`;
  const table = (rows: ReadonlyArray<readonly [string, string]>): string =>
    `<table style="width:100%;margin:0 0 16px;border-collapse:collapse;border-top:1px solid #d5dcd2">${rows.map(row).join("")}</table>`;
  return `<!doctype html>
<html lang="hu">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f4f6f2;font:16px/1.5 sans-serif;color:#1c2618">
<div style="max-width:560px;margin:0 auto;padding:24px">
<p style="margin:0 0 24px;font-size:24px;font-weight:bold;color:#23682f">${escapeHtml(brand)}</p>
<div style="background:#ffffff;border-radius:12px;padding:24px">
${[...paragraphs.map(paragraph), ...tables.map(table), ...closing.map(paragraph)].join("\n")}
<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#23682f;color:#ffffff;text-decoration:none">${escapeHtml(link.label)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#4c5a47">${escapeHtml(mailTextsOfAll.linkHint)}<br>${escapeHtml(url)}</p>
${paragraph(mailTextsOfAll.signature(brand))}
</div>
</div>
</body>
</html>
`;
}

/** The text of a queued mail, as HTML and as plain text. */
export function writeMail({ recipient, kind, data }: MailRow, { brand, shopUrl }: MailSender): Mail {
  const text = textOf(kind, data, { recipient, brand });
  const shown = { brand, url: `${shopUrl}${text.link.path}` };
  // A line break in a header would begin another header.
  const subject = text.subject.replace(/[\s\p{C}]+/gu, " ");
  return { to: recipient, subject, text: plainText(text, shown), html: htmlText(text, shown) };
}
