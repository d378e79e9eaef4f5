import type { onRequestHookHandler } from "fastify";

/** Warns in the log, once, of an unconfigured proxy: all shoppers behind it count as one. */
export function warnOfProxy(): onRequestHookHandler {
  let isLogged = false;
  return ({ headers, log }, _reply, done) => {
    if (!isLogged && headers["x-forwarded-for"] !== undefined) {
      isLogged = true;
      log.warn(
        "A request came with X-Forwarded-For, but no proxy is trusted. Without it all shoppers behind a proxy count as one and soon reach the limits: name the proxy in TRUSTED_PROXIES",
      );
    }
    done();
  };
}
