import type { HtmlPart } from "./HtmlPart.ts";
import { sharedJson } from "./sharedJson.ts";

/**
 * Writes data into a page as a script element that no browser runs and no content can end early.
 *
 * @example jsonScript({ a: "</script>" }, { type: "application/json" }).join("") // => "<script type=\"application/json\">{\"a\":\"\\u003c/script>\"}</script>"
 */
export function jsonScript(
  data: unknown,
  { type, id }: { readonly type: "application/json" | "application/ld+json"; readonly id?: string },
): ReadonlyArray<HtmlPart> {
  return [`<script type="${type}"${id === undefined ? "" : ` id="${id}"`}>`, ...sharedJson(data), "</script>"];
}
