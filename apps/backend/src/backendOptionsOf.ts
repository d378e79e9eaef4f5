import { hostname } from "node:os";
import type { BackendOptions } from "./Backend.ts";
import type { GoodidSettings } from "./goodid/GoodidSettings.ts";
import type { SmtpSettings } from "./mail/smtpDelivery.ts";
import { telemetryOf } from "./observability/telemetryOf.ts";
import { cardContractsOf } from "./payment/companies.ts";
import { corsOriginsOf } from "./environment/corsOriginsOf.ts";
import { databaseLocationOf } from "./environment/databaseLocationOf.ts";
import type { LogSettings } from "./http/logSettings.ts";
import type { Environment } from "./environment/Environment.ts";
import { portOf } from "./environment/portOf.ts";
import { servesDevelopers } from "./environment/servesDevelopers.ts";
import { shopUrlOf } from "./environment/shopUrlOf.ts";
import { limitsOf } from "./session/shopLimits.ts";
import { WrongSetting } from "./environment/WrongSetting.ts";

/** The mail transport: `SMTP_URL` and `MAIL_FROM`; without them mails stay in the outbox. */
function smtpOf({ SMTP_URL: url, MAIL_FROM: from }: Environment): SmtpSettings | undefined {
  if (!url) return undefined;
  if (!from)
    throw new WrongSetting(
      'SMTP_URL is set, so MAIL_FROM must say who writes: MAIL_FROM="The shop <mails@shop.example>"',
    );
  return { url, from };
}

/** External sign-in settings: `GOODID_ISSUER`, `GOODID_CLIENT_ID` and `GOODID_CLIENT_SECRET`, all or none. */
function goodidOf({
  GOODID_ISSUER: issuer,
  GOODID_CLIENT_ID: clientId,
  GOODID_CLIENT_SECRET: clientSecret,
}: Environment): GoodidSettings | undefined {
  if (!issuer) return undefined;
  if (!clientId || !clientSecret)
    throw new WrongSetting("GOODID_ISSUER is set, so GOODID_CLIENT_ID and GOODID_CLIENT_SECRET must be too.");
  return { issuer, clientId, clientSecret };
}

/** The fields of each log line beside its event: the process, its machine, and its release (`KAMRA_RELEASE`). */
const releaseOf = ({ KAMRA_RELEASE: release }: Environment): Pick<LogSettings, "base"> =>
  release ? { base: { pid: process.pid, hostname: hostname(), release } } : {};

/**
 * The backend options of the environment; its data is in `folder` by default. docs/running.md has a table of the settings.
 *
 * Errors: WrongSetting.
 */
export function backendOptionsOf(environment: Environment, { folder }: { readonly folder: string }): BackendOptions {
  return {
    database: databaseLocationOf(environment, { folder }),
    shopUrl: shopUrlOf(environment) ?? `http://localhost:${portOf(environment)}`,
    corsOrigins: corsOriginsOf(environment),
    smtp: smtpOf(environment),
    inbox: environment["CONTACT_INBOX"] || undefined,
    goodid: goodidOf(environment),
    cards: cardContractsOf(environment),
    ...telemetryOf(environment),
    limits: limitsOf(environment["KAMRA_LIMITS"]),
    trustedProxies: environment["TRUSTED_PROXIES"],
    isDevelopment: servesDevelopers(environment),
    logger: { level: environment["LOG_LEVEL"] || "warn", ...releaseOf(environment) },
  };
}
