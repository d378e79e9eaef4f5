import type { FastifyReply, FastifyRequest } from "fastify";
import { createBatches } from "./api/createBatches.ts";
import type { Timeliness } from "./api/timelinessOf.ts";
import { matchedHash } from "./api/matchedHash.ts";
import type { Context } from "./graphql/Context.ts";
import { browserOf } from "./http/browserOf.ts";
import { changeMark, hasChangeMark } from "./http/changeMark.ts";
import { idempotencyKey } from "./idempotency/idempotencyKey.ts";
import { imageUrls as ownImageUrls } from "./image/imageUrls.ts";
import type { BackendParts } from "./BackendParts.ts";
import type { PaymentProviders } from "./payment/PaymentProviders.ts";
import { todaysCost } from "./session/argon2id.ts";
import { clientNetwork } from "./http/clientNetwork.ts";
import { deviceCookie, deviceTokenOf } from "./session/deviceCookie.ts";
import { deviceNameOf } from "./session/deviceNameOf.ts";
import { openSession } from "./session/openSession.ts";
import { signInBrowserOf } from "./session/signInCookie.ts";

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly timeliness: Timeliness;
}

/**
 * The tables that a request reads: a replica's for the shop's own pages, unless the shopper has just changed something.
 * Clients of other origins send no cookie that says so, and read from the writer.
 */
function tablesOf({ request, reply, timeliness }: Exchange, { database, shopUrl }: BackendParts): Context["db"] {
  const { db, late } = database;
  const { authorization = "", cookie } = request.headers;
  if (late === null || !authorization.startsWith("Session ")) return db;
  if (timeliness === "change") {
    const { longestLag } = late;
    void reply.header("set-cookie", changeMark({ longestLag, isSecure: shopUrl.startsWith("https://") }));
  }
  return timeliness === "late" && !hasChangeMark(cookie) ? late.db : db;
}

/** The context of one request's resolvers. Errors: as `openSession`. */
export async function createContext(
  exchange: Exchange,
  parts: BackendParts & { readonly payments: PaymentProviders },
): Promise<Context> {
  const { request, reply } = exchange;
  const { calendar, clock, db: current, limits, options, settings, shopUrl, payments } = parts;
  const { headers, ip } = request;
  const { pictures, inbox = null, passwordCost = todaysCost } = options;
  const { imageUrls = (key) => ownImageUrls(key, { version: pictures?.version ?? "" }) } = options;
  const isSecure = shopUrl.startsWith("https://");
  const now = clock.now();
  await calendar.turnTo(now);
  const caller = await openSession(request, { db: current, now, shopUrl, reply });
  const db = tablesOf(exchange, parts);
  return {
    db,
    now,
    ...caller,
    network: clientNetwork(ip),
    device: {
      name: deviceNameOf(headers["user-agent"]),
      token: deviceTokenOf(headers.cookie),
      setToken: (token) => void reply.header("set-cookie", deviceCookie(token, { isSecure })),
    },
    signInBrowser: signInBrowserOf(headers.cookie),
    browser: browserOf(request),
    idempotencyKey: idempotencyKey(headers["idempotency-key"]),
    ifMatch: matchedHash(headers["if-match"]),
    imageUrls,
    inbox,
    settings,
    limits,
    passwordCost,
    payments,
    batches: createBatches({ db, current, now, user: caller.user }),
  };
}
