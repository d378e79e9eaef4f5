import type { onRequestHookHandler } from "fastify";

/** Says in the log, once, that somebody seems to stand before the shop whose word nobody has said to take: all their shoppers count as one. */
export function warnOfProxy(): onRequestHookHandler {
  let isSaid = false;
  return ({ headers, log }, _reply, done) => {
    if (!isSaid && headers["x-forwarded-for"] !== undefined) {
      isSaid = true;
      log.warn(
        "A request came with X-Forwarded-For, which nobody is trusted to say: if a proxy stands before the shop, all who come through it count as one and are soon refused as too many; name it in TRUSTED_PROXIES",
      );
    }
    done();
  };
}
