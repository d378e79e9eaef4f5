import type { FastifyHelmetOptions } from "@fastify/helmet";
import { createHash } from "node:crypto";
import { startScript } from "../src/document/startScript.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** The style element that react-aria adds for pressable elements. */
const addedStyle = "@layer {\n  [data-react-aria-pressable] {\n    touch-action: pan-x pan-y pinch-zoom;\n  }\n}";

/**
 * The content security policy of pages: the shop's own scripts and styles, the one inline script, the style element
 * that react-aria adds, and style attributes, which it needs for positions. It is the same for all pages, without
 * nonces, because caches keep pages.
 */
export const pagePolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", hashOf(startScript)],
    styleSrc: ["'self'", hashOf(addedStyle)],
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
