import type { Selectable } from "kysely";
import type { Context } from "../graphql/Context.ts";
import { askProvider } from "./askProvider.ts";
import { type OpenedTry, openTry } from "./openTry.ts";
import type { StartedPayment } from "./PaymentProvider.ts";
import type { PaymentTable } from "./PaymentTables.ts";
import { payWithin } from "./payWithin.ts";
import { ProviderFailure } from "./ProviderFailure.ts";
import { settlePayment } from "./settlePayment.ts";

type Payer = Pick<Context, "browser" | "db" | "now" | "payments" | "user">;

async function findOpenTry(orderId: number, { db }: Payer): Promise<Selectable<PaymentTable> | null> {
  return (
    (await db
      .selectFrom("payments")
      .where("order_id", "=", orderId)
      .where("status", "=", "PENDING")
      .selectAll()
      .executeTakeFirst()) ?? null
  );
}

/** Has a provider begin with a try, by the saved card or on its page. Errors: ProviderFailure. */
async function begin(
  { order, payment, token }: OpenedTry,
  { browser, now, payments }: Payer,
): Promise<Omit<StartedPayment, "payAt"> & { readonly payAt: string | null }> {
  const { reference, amount, provider: name, card_use } = payment;
  const provider = payments.providers[name];
  const request = { reference, amount, orderId: order.id, email: order.contact_email, now };
  const begun =
    token === null
      ? provider?.start({ ...request, keepsCard: card_use === "KEEP" })
      : provider?.cards?.charge({ ...request, token, browser });
  if (begun === undefined) throw new ProviderFailure(`The shop has no contract with ${name}`);
  return await begun;
}

/** What could not be begun is refused, unless a card has been charged for all that: who cannot be asked now is asked later. */
async function giveUp(
  { payment: { provider, reference }, token }: OpenedTry,
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
 * Where a shopper goes to pay for an order by card: to the try that is open, else to a new one. `null` when nothing is to be
 * paid by card, or not any more; when a saved card is charged and nobody has to go anywhere; also when the provider cannot be
 * reached, and then the order counts as refused. With `savesCard` the owner of the order has consented to have the card kept.
 */
export async function payForOrder(
  orderId: number,
  { savesCard, ...payer }: Payer & { readonly savesCard: boolean },
): Promise<string | null> {
  const { db, now, payments } = payer;
  const openBefore = await findOpenTry(orderId, payer);
  if (openBefore !== null) {
    await askProvider(openBefore, payer);
    const stillOpen = await findOpenTry(orderId, payer);
    if (stillOpen?.pay_at && Date.parse(stillOpen.created_at) > now.getTime() - payWithin) return stillOpen.pay_at;
  }
  const opened = await openTry(orderId, { ...payer, savesCard });
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
