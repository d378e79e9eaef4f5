import type { FastifyReply, FastifyRequest } from "fastify";
import { createBatches } from "./api/createBatches.ts";
import { matchedHash } from "./api/matchedHash.ts";
import type { Context } from "./graphql/Context.ts";
import { browserOf } from "./http/browserOf.ts";
import { idempotencyKey } from "./idempotency/idempotencyKey.ts";
import { imageUrls as ownImageUrls } from "./image/imageUrls.ts";
import type { Parts } from "./Parts.ts";
import type { PaymentProviders } from "./payment/PaymentProviders.ts";
import { todaysCost } from "./session/argon2id.ts";
import { clientNetwork } from "./http/clientNetwork.ts";
import { deviceCookie, deviceTokenOf } from "./session/deviceCookie.ts";
import { openSession } from "./session/openSession.ts";
import { signInBrowserOf } from "./session/signInCookie.ts";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The context of one request's resolvers. Errors: as `openSession`. */
export async function createContext(
  { request, reply }: Exchange,
  { calendar, clock, db, options, settings, shopUrl, payments }: Parts & { readonly payments: PaymentProviders },
): Promise<Context> {
  const { headers, ip } = request;
  const { imageUrls = (key) => ownImageUrls(key, { base: "" }), inbox = null, passwordCost = todaysCost } = options;
  const isSecure = shopUrl.startsWith("https://");
  const now = clock.now();
  await calendar.turnTo(now);
  const caller = await openSession(request, { db, now, shopUrl, reply });
  return {
    db,
    now,
    ...caller,
    network: clientNetwork(ip),
    device: {
      token: deviceTokenOf(headers.cookie),
      keep: (token) => void reply.header("set-cookie", deviceCookie(token, { isSecure })),
    },
    signInBrowser: signInBrowserOf(headers.cookie),
    browser: browserOf(request),
    idempotencyKey: idempotencyKey(headers["idempotency-key"]),
    ifMatch: matchedHash(headers["if-match"]),
    imageUrls,
    inbox,
    settings,
    passwordCost,
    payments,
    batches: createBatches({ db, now, user: caller.user }),
  };
}
