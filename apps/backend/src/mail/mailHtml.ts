import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Hr } from "@react-email/hr";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Text } from "@react-email/text";
import { createElement as h, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { darkSheet, mailStyles as styles } from "./mailStyles.ts";
import type { MailTable, MailText } from "./MailText.ts";
import { mailTextsOfAll as texts } from "./text.hu.ts";

interface Shown {
  readonly brand: string;
  /** The button's address. */
  readonly url: string;
}

const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

const paragraph = (text: string, key: number): ReactElement =>
  h(Text, { key, className: "text", style: styles.text }, text);

const note = (text: string, key?: number): ReactElement =>
  h(Text, { key, className: "note", style: styles.note }, text);

const row = ([label, value]: MailTable["rows"][number], key: number): ReactElement =>
  h(
    "tr",
    { key, className: "row", style: styles.row },
    h("th", { scope: "row", className: "text", style: styles.label }, label),
    h("td", { className: "text", style: styles.value }, value),
  );

const table = ({ title, rows }: MailTable, key: number): ReactElement =>
  h(
    "div",
    { key },
    title !== undefined && h(Heading, { as: "h2", className: "title", style: styles.title }, title),
    h("table", { cellPadding: 0, cellSpacing: 0, style: styles.table }, h("tbody", null, rows.map(row))),
  );

function card(
  { paragraphs, tables = [], closing = [], link, notes = [] }: MailText,
  { brand, url }: Shown,
): ReactElement {
  return h(
    "div",
    { className: "card", style: styles.card },
    paragraphs.map(paragraph),
    tables.map(table),
    closing.map(paragraph),
    h("div", { style: styles.action }, h(Button, { href: url, className: "button", style: styles.button }, link.label)),
    note(texts.linkHint),
    note(url),
    h(Hr, { className: "rule", style: styles.rule }),
    notes.map(note),
    h(Text, { className: "text", style: styles.text }, texts.signature(brand)),
  );
}

/** A mail as HTML. React escapes every text and attribute. */
export function mailHtml(text: MailText, shown: Shown): string {
  const page = h(
    Html,
    { lang: "hu" },
    h(
      Head,
      null,
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", null, text.subject),
      h("style", null, darkSheet),
    ),
    h(
      Body,
      { className: "page", style: styles.page },
      h(Preview, null, text.paragraphs.slice(1).join(" ")),
      h(
        Container,
        { style: styles.width },
        h(Heading, { as: "h1", className: "brand", style: styles.brand }, shown.brand),
        card(text, shown),
      ),
    ),
  );
  return `${doctype}${renderToStaticMarkup(page)}`;
}
