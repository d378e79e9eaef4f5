import type { FastifyHelmetOptions } from "@fastify/helmet";
import { createHash } from "node:crypto";
import { startScript } from "../src/document/startScript.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The style elements that react-aria adds: for pressable elements, and for scrolling below a dialog on a phone. */
const addedStyles = [
  "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}",
  "@layer {\n  * {\n    overscroll-behavior: contain;\n  }\n}",
];

/**
 * The content security policy of pages: the shop's own scripts and styles, the one inline script, the style elements
 * that react-aria adds, and style attributes, which it needs for positions. It is the same for all pages, without
 * nonces, because caches keep pages.
 */
export const pagePolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", hashOf(startScript)],
    styleSrc: ["'self'", ...addedStyles.map(hashOf)],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
} satisfies FastifyHelmetOptions["contentSecurityPolicy"];
