import { RichText, type RichTextProps } from "../content/RichText.tsx";
import { sanitizeHtml } from "./sanitizeHtml.ts";

/**
 * `RichText` for a backend that does not sanitise its HTML. The HTML parser it brings weighs 52 kB compressed: load it when it is
 * used, or sanitise on the server with `sanitizeHtml`.
 *
 * @import import { SanitizedRichText } from "@kamra/ui/rich-text";
 */
export const SanitizedRichText = ({ html, ...props }: RichTextProps) => (
  <RichText {...props} html={sanitizeHtml(html)} />
);
