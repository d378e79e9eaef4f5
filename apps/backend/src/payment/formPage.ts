import { createHash } from "node:crypto";
import { escapeHtml } from "../http/escapeHtml.ts";
import { hiddenFields } from "./hiddenFields.ts";
import { page } from "../http/page.ts";
import type { PaymentForm } from "./PaymentProvider.ts";
import { paymentPageTexts } from "./text.hu.ts";

const script = "document.forms[0].submit()";
const scriptHash = createHash("sha256").update(script).digest("base64");

/** A page that submits its form to a provider automatically, or by a button without scripts. */
export function formPage({ action, fields }: PaymentForm): {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
} {
  const body = `<form method="post" action="${escapeHtml(action)}">${hiddenFields(fields)}<button>${paymentPageTexts.button}</button></form><script>${script}</script>`;
  return {
    html: page(paymentPageTexts.title, body),
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": `default-src 'none'; script-src 'sha256-${scriptHash}'; form-action ${new URL(action).origin}; frame-ancestors 'none'; base-uri 'none'`,
    },
  };
}
