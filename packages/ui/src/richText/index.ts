export * from "./SanitizedRichText.tsx";
export { sanitizeHtml } from "./sanitizeHtml.ts";
