import { defaultSettings } from "@kamra/core/settings";
import type { Kysely } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { Context } from "../graphql/Context.ts";
import { createBatches } from "../api/createBatches.ts";
import { firstNow } from "./firstNow.ts";
import { defaultLimits } from "../session/shopLimits.ts";
import { leastCost } from "../session/leastCost.ts";

/** The resolvers' context of a guest's request, on any database. */
export const guestContext = (db: Kysely<DatabaseSchema>): Context => ({
  db,
  now: new Date(firstNow),
  user: null,
  tokenHash: null,
  session: { begin: (token) => Promise.resolve(token), end: () => {} },
  network: null,
  device: { name: null, token: null, setToken: () => {} },
  signInBrowser: null,
  browser: { accept: "", agent: "", ip: "", language: "" },
  idempotencyKey: null,
  ifMatch: null,
  imageUrls: () => ({ full: "", list: "", thumbnail: "" }),
  inbox: null,
  settings: defaultSettings,
  limits: defaultLimits,
  passwordCost: leastCost,
  payments: { providers: {}, log: console },
  batches: createBatches({ db, current: db, now: new Date(firstNow), user: null }),
});
