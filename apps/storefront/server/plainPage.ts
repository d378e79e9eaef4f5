import type { Assets } from "../src/document/Assets.ts";
import { settings } from "../src/shop/settings.ts";
import { serverText } from "./text.hu.ts";

interface PlainPage extends Pick<Assets, "styles"> {
  readonly title: string;
  readonly heading: string;
  readonly text?: string;
}

const row = "max-width: var(--k-page-width); margin-inline: auto; padding: var(--k-space-2) var(--k-gutter)";
const brand =
  "color: var(--k-action); font-family: var(--k-font-heading); font-size: 1.75rem; font-weight: 600; line-height: var(--k-target); text-decoration: none";
const retry =
  "display: inline-block; padding: 0 var(--k-space-5); border-radius: 999px; background: var(--k-action); color: var(--k-on-action); font-weight: 700; line-height: var(--k-target); text-decoration: none";

/** A page without scripts and personal data: the brand, what happened, and a retry link. */
export const plainPage = ({ title, heading, text, styles }: PlainPage): string =>
  `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} – ${settings.brand}</title>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}</head><body><header style="border-bottom: 1px solid var(--k-line); background: var(--k-surface)"><div style="${row}"><a href="/" style="${brand}">${settings.brand}</a></div></header><main style="max-width: 34rem; margin: 0 auto; padding: 4rem var(--k-gutter); text-align: center"><h1>${heading}</h1>${text === undefined ? "" : `<p style="margin-block: var(--k-space-3)">${text}</p>`}<p style="margin-top: var(--k-space-5)"><a href="" style="${retry}">${serverText.retry}</a></p></main></body></html>`;
