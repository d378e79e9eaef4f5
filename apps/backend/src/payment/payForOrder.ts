import type { Selectable } from "kysely";
import type { Context } from "../graphql/Context.ts";
import { askProvider } from "./askProvider.ts";
import { type CreatedAttempt, createAttempt } from "./createAttempt.ts";
import type { StartedPayment } from "./PaymentProvider.ts";
import type { PaymentTable } from "../database/tables/PaymentTables.ts";
import { payWithin } from "./payWithin.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import { settlePayment } from "./settlePayment.ts";

type Payer = Pick<Context, "browser" | "db" | "now" | "payments" | "user">;

async function findOpenAttempt(orderId: number, { db }: Payer): Promise<Selectable<PaymentTable> | null> {
  return (
    (await db
      .selectFrom("payments")
      .where("order_id", "=", orderId)
      .where("status", "=", "PENDING")
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** Starts an attempt at its provider, by the saved card or on its page. Errors: ProviderFailure. */
async function begin(
  { order, payment, token }: CreatedAttempt,
  { browser, now, payments }: Payer,
): Promise<Omit<StartedPayment, "payAt"> & { readonly payAt: string | null }> {
  const { reference, amount, provider: name, card_use } = payment;
  const provider = payments.providers[name];
  const request = { reference, amount, orderId: order.id, email: order.contact_email, now };
  const begun =
    token === null
      ? provider?.start({ ...request, savesCard: card_use === "KEEP" })
      : provider?.cards?.charge({ ...request, token, browser });
  if (begun === undefined) throw new ProviderFailure(`The shop has no contract with ${name}`);
  return await begun;
}

/** A failed start is refused, except when a card may have been charged: an unreachable provider is asked later. */
async function giveUp(
  { payment: { provider, reference }, token }: CreatedAttempt,
  { db, now, payments: { providers, log } }: Payer,
): Promise<void> {
  const refused = { status: "REFUSED", refusal: "UNREACHABLE", reference, providerReference: null } as const;
  try {
    const answer = token === null ? null : await providers[provider]?.find(reference);
    await settlePayment({ db, now, log }, { provider, answer: answer ?? refused });
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    log.warn({ err: error, provider, reference }, "Whether a card was charged cannot be found out yet");
  }
}

/**
 * Where a shopper pays for an order by card: the open attempt, else a new one. `null` when there is nothing to pay by
 * card; when a saved card is charged without confirmation; or when the provider is unreachable, which refuses the
 * attempt. With `savesCard` the order's owner has consented to save the card.
 */
export async function payForOrder(
  orderId: number,
  { savesCard, ...payer }: Payer & { readonly savesCard: boolean },
): Promise<string | null> {
  const { db, now, payments } = payer;
  const openBefore = await findOpenAttempt(orderId, payer);
  if (openBefore !== null) {
    await askProvider(openBefore, payer);
    const stillOpen = await findOpenAttempt(orderId, payer);
    if (stillOpen?.pay_at && Date.parse(stillOpen.created_at) > now.getTime() - payWithin) return stillOpen.pay_at;
  }
  const opened = await createAttempt(orderId, { ...payer, savesCard });
  if (opened === null) return null;
  const { id, provider, reference } = opened.payment;
  try {
    const { payAt, providerReference } = await begin(opened, payer);
    await db
      .updateTable("payments")
      .set({ pay_at: payAt, provider_reference: providerReference })
      .where("id", "=", id)
      .execute();
    if (payAt === null) await askProvider(opened.payment, payer);
    return payAt;
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    payments.log.error({ err: error, provider, reference }, "A payment cannot be started");
    await giveUp(opened, payer);
    return null;
  }
}
