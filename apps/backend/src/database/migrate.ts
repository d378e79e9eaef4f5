import type { Kysely } from "kysely";
import { type Migration, Migrator, NO_MIGRATIONS } from "kysely/migration";
import type { Database } from "./Database.ts";
import type { DatabaseSchema } from "./DatabaseSchema.ts";
import { addPaymentAsks } from "./migrations/addPaymentAsks.ts";
import { addWishes } from "./migrations/addWishes.ts";
import { allowNoName } from "./migrations/allowNoName.ts";
import { bindSignIns } from "./migrations/bindSignIns.ts";
import { boundLinks } from "./migrations/boundLinks.ts";
import { canonicalEmails } from "./migrations/canonicalEmails.ts";
import { carryGoods } from "./migrations/carryGoods.ts";
import { completeConfirmations } from "./migrations/completeConfirmations.ts";
import { confirmOrders } from "./migrations/confirmOrders.ts";
import { countWishes } from "./migrations/countWishes.ts";
import { createAccounts } from "./migrations/createAccounts.ts";
import { createCarts } from "./migrations/createCarts.ts";
import { createCatalogue } from "./migrations/createCatalogue.ts";
import { createCheckout } from "./migrations/createCheckout.ts";
import { createContent } from "./migrations/createContent.ts";
import { createDelivery } from "./migrations/createDelivery.ts";
import { createIdempotencyKeys } from "./migrations/createIdempotencyKeys.ts";
import { createJobs } from "./migrations/createJobs.ts";
import { createOrders } from "./migrations/createOrders.ts";
import { createPages } from "./migrations/createPages.ts";
import { createPayments } from "./migrations/createPayments.ts";
import { createPersonalPrices } from "./migrations/createPersonalPrices.ts";
import { createPriceHistory } from "./migrations/createPriceHistory.ts";
import { createProductSubscriptions } from "./migrations/createProductSubscriptions.ts";
import { createRefundAccounts } from "./migrations/createRefundAccounts.ts";
import { createSearch } from "./migrations/createSearch.ts";
import { createShoppingLists } from "./migrations/createShoppingLists.ts";
import { createSignIns } from "./migrations/createSignIns.ts";
import { createUsers } from "./migrations/createUsers.ts";
import { createWithdrawals } from "./migrations/createWithdrawals.ts";
import { explainSessionEnds } from "./migrations/explainSessionEnds.ts";
import { fetchOrders } from "./migrations/fetchOrders.ts";
import { forgetClosedOrders } from "./migrations/forgetClosedOrders.ts";
import { freePasswordCost } from "./migrations/freePasswordCost.ts";
import { indexExpiries } from "./migrations/indexExpiries.ts";
import { indexFailedMails } from "./migrations/indexFailedMails.ts";
import { indexLinkedOrders } from "./migrations/indexLinkedOrders.ts";
import { indexLists } from "./migrations/indexLists.ts";
import { indexUnpaidOrders } from "./migrations/indexUnpaidOrders.ts";
import { keepAllergens } from "./migrations/keepAllergens.ts";
import { keepCards } from "./migrations/keepCards.ts";
import { keepLineCosts } from "./migrations/keepLineCosts.ts";
import { keepListsSorted } from "./migrations/keepListsSorted.ts";
import { keepPostPoints } from "./migrations/keepPostPoints.ts";
import { knowSearchWords } from "./migrations/knowSearchWords.ts";
import { limitCoupons } from "./migrations/limitCoupons.ts";
import { limitPayments } from "./migrations/limitPayments.ts";
import { markReadableTokens } from "./migrations/markReadableTokens.ts";
import { writeListTexts } from "./migrations/writeListTexts.ts";
import { nameDeletedProducts } from "./migrations/nameDeletedProducts.ts";
import { nameSessions } from "./migrations/nameSessions.ts";
import { numberOrders } from "./migrations/numberOrders.ts";
import { reserveOrders } from "./migrations/reserveOrders.ts";
import { nameAlternativeUnits } from "./migrations/nameAlternativeUnits.ts";
import { proveInvited } from "./migrations/proveInvited.ts";
import { rememberDevices } from "./migrations/rememberDevices.ts";
import { takeEmptiesBack } from "./migrations/takeEmptiesBack.ts";
import { tellWhyUnpaid } from "./migrations/tellWhyUnpaid.ts";
import { tellOrdersInMails } from "./migrations/tellOrdersInMails.ts";
import { weighOrders } from "./migrations/weighOrders.ts";

/**
 * A migration that takes away what an earlier release used. It may only land when no process of a release that uses it
 * can run beside it: the release before already does without.
 */
interface Contract {
  /** Such as `product_index.search_text`, or a table. */
  readonly takesAway: ReadonlyArray<string>;
  /** The commit of the release that stopped using it: the one before this, or an earlier one. */
  readonly unusedSince: string;
}

/** In the order of their names; one that has been released is never changed, only followed by another. */
export const migrations: Record<string, Migration & { readonly contract?: Contract }> = {
  "0001-create-catalogue": createCatalogue,
  "0002-create-carts": createCarts,
  "0003-create-delivery": createDelivery,
  "0004-create-content": createContent,
  "0005-create-search": createSearch,
  "0006-create-users": createUsers,
  "0007-create-shopping-lists": createShoppingLists,
  "0008-create-accounts": createAccounts,
  "0009-create-checkout": createCheckout,
  "0010-create-idempotency-keys": createIdempotencyKeys,
  "0011-create-orders": createOrders,
  "0012-create-payments": createPayments,
  "0013-create-pages": createPages,
  "0015-create-sign-ins": createSignIns,
  "0016-add-wishes": addWishes,
  "0017-add-payment-asks": addPaymentAsks,
  "0018-create-jobs": createJobs,
  "0019-index-expiries": indexExpiries,
  "0020-create-price-history": createPriceHistory,
  "0021-create-withdrawals": createWithdrawals,
  "0022-tell-orders-in-mails": tellOrdersInMails,
  "0023-keep-cards": keepCards,
  "0024-index-lists": indexLists,
  "0025-keep-lists-sorted": keepListsSorted,
  "0026-index-unpaid-orders": indexUnpaidOrders,
  "0027-prove-invited": proveInvited,
  "0028-index-linked-orders": indexLinkedOrders,
  "0029-index-failed-mails": indexFailedMails,
  "0030-weigh-orders": weighOrders,
  "0031-remember-devices": rememberDevices,
  "0032-create-personal-prices": createPersonalPrices,
  "0033-create-product-subscriptions": createProductSubscriptions,
  "0034-canonical-emails": canonicalEmails,
  "0035-bound-links": boundLinks,
  "0036-forget-closed-orders": forgetClosedOrders,
  "0037-free-password-cost": freePasswordCost,
  "0038-bind-sign-ins": bindSignIns,
  "0039-tell-why-unpaid": tellWhyUnpaid,
  "0040-mark-readable-tokens": markReadableTokens,
  "0041-keep-post-points": keepPostPoints,
  "0042-take-empties-back": takeEmptiesBack,
  "0043-allow-no-name": allowNoName,
  "0044-limit-coupons": limitCoupons,
  "0045-create-refund-accounts": createRefundAccounts,
  "0046-name-alternative-units": nameAlternativeUnits,
  "0047-keep-line-costs": keepLineCosts,
  "0049-fetch-orders": fetchOrders,
  "0050-complete-confirmations": completeConfirmations,
  "0051-carry-goods": carryGoods,
  "0054-limit-payments": limitPayments,
  "0057-know-search-words": knowSearchWords,
  "0058-confirm-orders": confirmOrders,
  "0059-name-sessions": nameSessions,
  "0060-name-deleted-products": nameDeletedProducts,
  "0061-keep-allergens": keepAllergens,
  "0062-explain-session-ends": explainSessionEnds,
  "0063-count-wishes": countWishes,
  "0065-number-orders": numberOrders,
  "0066-write-list-texts": writeListTexts,
  "0067-reserve-orders": reserveOrders,
};

function migrator(db: Kysely<DatabaseSchema>): Migrator {
  return new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // Migrations of parallel branches may land out of order; none needs the tables of another.
    allowUnorderedMigrations: true,
  });
}

/**
 * Migrates the database, all or nothing, without limits of time; locks nothing when it is up to date. Several processes may call it at the same time on one PostgreSQL: they take
 * turns.
 *
 * Errors: when a migration fails; its cause is the database's error.
 */
export async function migrate({ db, unlimited }: Pick<Database, "db" | "unlimited">): Promise<void> {
  const known = await migrator(db).getMigrations();
  if (known.every(({ executedAt }) => executedAt !== undefined)) return;
  const { error } = await migrator(unlimited).migrateToLatest();
  if (error !== undefined) throw new Error("The database could not be migrated", { cause: error });
}

/** Migrates back, or on, to the state after the named migration. Errors: as `migrate`. */
export async function migrateTo(db: Kysely<DatabaseSchema>, name: string | typeof NO_MIGRATIONS): Promise<void> {
  const { error } = await migrator(db).migrateTo(name);
  if (error !== undefined) throw new Error("The tables could not be taken back", { cause: error });
}

/** Drops all of our tables. Errors: as `migrate`. */
export const dropTables = (db: Kysely<DatabaseSchema>): Promise<void> => migrateTo(db, NO_MIGRATIONS);
