import type { FastifyHelmetOptions } from "@fastify/helmet";
import { createHash } from "node:crypto";
import { startScript } from "../src/document/startScript.ts";

const startScriptHash = createHash("sha256").update(startScript).digest("base64");

/**
 * What a page may load and run: the shop's own scripts and styles, the one script in the page itself, style elements that scripts
 * add under the nonce, and style attributes, which react-aria needs for positions. The nonces are added to each answer.
 */
export const pagePolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", `'sha256-${startScriptHash}'`],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
} satisfies FastifyHelmetOptions["contentSecurityPolicy"];
