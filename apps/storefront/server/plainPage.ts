import type { Assets } from "../src/document/Assets.ts";
import { settings } from "../src/shop/settings.ts";
import { serverText } from "./text.hu.ts";

interface PlainPage extends Pick<Assets, "styles"> {
  readonly title: string;
  readonly heading: string;
  readonly text?: string;
}

/** What a page without the shop's components needs of its own; the policy of pages allows it by its hash. */
export const plainStyle = [
  "header{border-bottom:1px solid var(--k-line);background:var(--k-surface)}",
  "header div{max-width:var(--k-page-width);margin-inline:auto;padding:var(--k-space-2) var(--k-gutter)}",
  "header a{color:var(--k-action);font:600 1.75rem/var(--k-target) var(--k-font-heading);text-decoration:none}",
  "main{max-width:34rem;margin:0 auto;padding:4rem var(--k-gutter);text-align:center}",
  "p{margin-block:var(--k-space-3);color:var(--k-ink-muted);text-wrap:balance}",
  "main a{display:inline-block;margin-top:var(--k-space-2);padding:0 var(--k-space-5);border-radius:var(--k-button-radius,var(--k-radius-field));background:var(--k-action);color:var(--k-on-action);font-weight:var(--k-button-weight,600);line-height:var(--k-target);text-decoration:none}",
].join("");

/** A page without scripts and personal data: the brand, what happened, and a retry link. */
export const plainPage = ({ title, heading, text, styles }: PlainPage): string =>
  `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} – ${settings.brand}</title>${styles.map((href) => `<link rel="stylesheet" href="${href}">`).join("")}<style>${plainStyle}</style></head><body><header><div><a href="/">${settings.brand}</a></div></header><main><h1>${heading}</h1>${text === undefined ? "" : `<p>${text}</p>`}<p><a href="">${serverText.retry}</a></p></main></body></html>`;
