import { capFuture } from "./capFuture.ts";
import { cancelUnconfirmedOrders } from "./order/cancelUnconfirmedOrders.ts";
import { forgetExpired } from "./jobs/forgetExpired.ts";
import { mailJob } from "./mail/mailJob.ts";
import type { BackendParts } from "./BackendParts.ts";
import { cancelUnpaidOrders } from "./payment/cancelUnpaidOrders.ts";
import { forgetDueCards } from "./payment/forgetDueCards.ts";
import type { PaymentProviders } from "./payment/PaymentProviders.ts";
import { reconcilePayments } from "./payment/reconcilePayments.ts";
import { offerPersonalPrices } from "./personal/offerPersonalPrices.ts";
import { tellBackInStock } from "./subscription/tellBackInStock.ts";

/** In seconds. */
const hour = 60 * 60;
const day = 24 * hour;

/** The jobs of every backend. */
export function addJobs({
  app,
  calendar,
  clock: { now },
  database: { unlimited: db },
  jobs,
  options: { smtp, isDevelopment = false },
  settings,
  shopUrl,
}: BackendParts): void {
  // Without this job the day's first request would wait, and days without requests would record no prices.
  jobs.add({ name: "turnCalendar", everySeconds: 60, run: () => calendar.turnTo(now()).then(() => 0) });
  jobs.add({ name: "forgetExpired", everySeconds: 60, run: (signal) => forgetExpired(db, { now: now(), signal }) });
  // Runs at once when the clock has been set back by more than its pause (`runIfDue`).
  jobs.add({ name: "capFuture", everySeconds: hour, run: (signal) => capFuture(db, { now: now(), signal }) });
  jobs.add({
    name: "cancelUnconfirmedOrders",
    everySeconds: 60,
    run: (signal) => cancelUnconfirmedOrders(db, { now: now(), signal }),
  });
  jobs.add({ name: "offerPersonalPrices", everySeconds: day, run: () => offerPersonalPrices(db, { now: now() }) });
  jobs.add({ name: "tellBackInStock", everySeconds: 60, run: (signal) => tellBackInStock(db, { now: now(), signal }) });
  const sender = { brand: settings.brand, shopUrl };
  if (smtp !== undefined) jobs.add(mailJob(db, { smtp, sender, clock: now, log: app.log }));
  else if (!isDevelopment)
    app.log.warn(
      "No mail leaves this shop, neither confirmations of orders nor new passwords: name a mail server in SMTP_URL and a sender in MAIL_FROM",
    );
}

/** The jobs that query payment providers. */
export function addPaymentJobs(
  { clock, database: { unlimited: db }, jobs }: BackendParts,
  { payments }: { readonly payments: PaymentProviders },
): void {
  const shared = { payments, clock: clock.now };
  jobs.add({
    name: "reconcilePayments",
    everySeconds: 60,
    run: (signal) => reconcilePayments(db, { ...shared, signal }),
  });
  jobs.add({
    name: "cancelUnpaidOrders",
    everySeconds: 300,
    run: (signal) => cancelUnpaidOrders(db, { ...shared, signal }),
  });
  jobs.add({ name: "forgetCards", everySeconds: 60, run: (signal) => forgetDueCards(db, { ...shared, signal }) });
}
