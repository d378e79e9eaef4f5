import { escapeUTF8 } from "entities";

/** A page in Hungarian; `body` is HTML. */
export function page(title: string, body: string): string {
  const heading = escapeUTF8(title);
  return `<!doctype html><html lang="hu"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head><body><main><h1>${heading}</h1>${body}</main></body></html>`;
}
