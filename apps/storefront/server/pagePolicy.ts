import type { FastifyHelmetOptions } from "@fastify/helmet";
import { createHash } from "node:crypto";
import { startScript } from "../src/document/startScript.ts";
import { plainStyle } from "./plainPage.ts";

const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/**
 * The content security policy of pages: the shop's own scripts and styles, the one inline script, and the style of
 * plain pages. It is the same for all pages, without nonces, because caches keep pages.
 */
export const pagePolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", hashOf(startScript)],
    styleSrc: ["'self'", hashOf(plainStyle)],
    imgSrc: ["'self'", "data:"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
} satisfies FastifyHelmetOptions["contentSecurityPolicy"];
