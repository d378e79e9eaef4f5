import { escapeUTF8 } from "entities";
import { sanitizeHtml } from "../../http/sanitizeHtml.ts";
import type { MailAttachment } from "../Mail.ts";

interface Page {
  readonly filename: string;
  readonly title: string;
  /** HTML; it is cleaned. */
  readonly body: string;
}

/** A page as an attachment that can be kept and printed. */
export function htmlFile({ filename, title, body }: Page): MailAttachment {
  const named = escapeUTF8(title);
  return {
    filename,
    contentType: "text/html; charset=utf-8",
    content: `<!doctype html>
<html lang="hu">
<head><meta charset="utf-8"><title>${named}</title></head>
<body><h1>${named}</h1>${sanitizeHtml(body)}</body>
</html>
`,
  };
}
