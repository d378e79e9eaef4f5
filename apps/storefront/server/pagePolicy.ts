import type { FastifyHelmetOptions } from "@fastify/helmet";

/**
 * What a page may load and run: the shop's own scripts and styles, with one exception. Style elements that scripts add under the
 * nonce, and style attributes, which react-aria needs for positions. The nonces are added to each answer.
 */
export const pagePolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    styleSrcAttr: ["'unsafe-inline'"],
    imgSrc: ["'self'", "data:"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
} satisfies FastifyHelmetOptions["contentSecurityPolicy"];
