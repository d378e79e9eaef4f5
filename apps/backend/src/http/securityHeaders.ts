import type { onSendHookHandler } from "fastify";

const headers = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-frame-options": "DENY",
  "cross-origin-opener-policy": "same-origin",
  // Nothing that the services answer is a page: whoever makes a browser show it as one gets nothing to run.
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
} as const;

/** Puts the headers that keep browsers careful on every answer, unless a route has set its own. */
export const securityHeaders: onSendHookHandler = (_request, reply, payload, done) => {
  for (const [name, value] of Object.entries(headers)) {
    if (!reply.hasHeader(name)) void reply.header(name, value);
  }
  done(null, payload);
};

/** Keeps browsers that have come by https from ever coming without it. */
export const transportSecurity: onSendHookHandler = (_request, reply, payload, done) => {
  void reply.header("strict-transport-security", "max-age=31536000");
  done(null, payload);
};
