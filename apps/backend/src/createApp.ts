import { randomUUID } from "node:crypto";
import { fastify, type FastifyInstance } from "fastify";
import type { BackendOptions } from "./Backend.ts";
import { answerUnparsed } from "./http/answerUnparsed.ts";
import { isTarget } from "./http/isTarget.ts";
import { logSettings } from "./http/logSettings.ts";
import { trustedProxiesOf } from "./http/trustedProxiesOf.ts";
import type { Tracing } from "./observability/Tracing.ts";

/** Milliseconds in which a request must have arrived whole. */
const longestRequest = 60_000;

/** The server of a backend, without routes. */
export const createApp = (
  { logger = {}, trustedProxies = "" }: BackendOptions,
  { tracing }: { readonly tracing: Tracing | null },
): FastifyInstance =>
  fastify({
    logger: logger && { ...logSettings(logger), ...(tracing && { mixin: tracing.logFields }) },
    forceCloseConnections: "idle",
    // A request that comes while the app ends is answered.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    trustProxy: trustedProxiesOf(trustedProxies),
    requestTimeout: longestRequest,
    clientErrorHandler: answerUnparsed,
    // Unroutable requests go to an existing route, where `refuseWrongAddress` answers them.
    rewriteUrl: ({ url = "/" }) => (isTarget(url) ? url : "/"),
  });
