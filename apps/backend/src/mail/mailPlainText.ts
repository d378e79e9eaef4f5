import type { MailTable, MailText } from "./MailText.ts";
import { mailTextsOfAll } from "./text.hu.ts";

const table = ({ title, rows }: MailTable): string =>
  [...(title === undefined ? [] : [title]), ...rows.map(([label, value]) => `${label}: ${value}`)].join("\n");

/** A mail as plain text. */
export function mailPlainText(
  { paragraphs, tables = [], closing = [], link, notes = [] }: MailText,
  { brand, url }: { readonly brand: string; readonly url: string },
): string {
  return [
    ...paragraphs,
    ...tables.map(table),
    ...closing,
    `${link.label}: ${url}`,
    ...notes,
    mailTextsOfAll.signature(brand),
  ].join("\n\n");
}
