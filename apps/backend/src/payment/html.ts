import { escapeHtml } from "../seed/escapeHtml.ts";

/** The hidden fields of a form. */
export function hiddenFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join("");
}

/** A page in Hungarian; `body` is HTML. */
export function page(title: string, body: string): string {
  const heading = escapeHtml(title);
  return `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head><body><main><h1>${heading}</h1>${body}</main></body></html>`;
}
