import { offeredPaymentMethods, type PaymentKind } from "@kamra/core/payment";
import { type Kysely, type Selectable, sql } from "kysely";
import type { DatabaseSchema } from "../database/DatabaseSchema.ts";
import type { User } from "../graphql/User.ts";
import { kindOfPayment } from "./kindOfPayment.ts";
import type { PaymentMethodTable } from "../database/tables/PaymentTables.ts";

export interface PaymentOffer {
  readonly method: Selectable<PaymentMethodTable>;
  readonly kind: PaymentKind;
  readonly isAvailable: boolean;
}

/** The order and its customer. */
export interface Purchase {
  readonly shippingMethodId: number | null;
  /** Of the user's, that the invoice goes to. */
  readonly billingAddressId: string | null;
  readonly user: User | null;
}

interface PayerFacts {
  readonly has_card: boolean;
  readonly has_bank_transfer: boolean;
}

async function findPayerFacts(db: Kysely<DatabaseSchema>, { user, billingAddressId }: Purchase): Promise<PayerFacts> {
  if (user === null) return { has_card: false, has_bank_transfer: false };
  const { rows } = await sql<PayerFacts>`
    select exists (select from saved_credit_cards where user_id = ${user.id}) as has_card,
      exists (select from user_billing_addresses
        where user_id = ${user.id} and id = ${billingAddressId} and bank_transfer_enabled) as has_bank_transfer`.execute(
    db,
  );
  return rows[0] ?? { has_card: false, has_bank_transfer: false };
}

/**
 * The payment methods, each with whether it is available for this purchase.
 *
 * @rule PAY-2
 */
export async function offerPaymentMethods(db: Kysely<DatabaseSchema>, purchase: Purchase): Promise<PaymentOffer[]> {
  const { has_card, has_bank_transfer } = await findPayerFacts(db, purchase);
  const rows = await db
    .selectFrom("payment_methods as method")
    .leftJoin("refused_payment_methods as refused", (join) =>
      join
        .onRef("refused.payment_method_id", "=", "method.id")
        .on("refused.shipping_method_id", "=", purchase.shippingMethodId),
    )
    .orderBy("method.position")
    .orderBy("method.id")
    .selectAll("method")
    .select("refused.payment_method_id as refused_id")
    .execute();
  const methods = rows.map(({ refused_id, ...method }) => ({
    method,
    kind: kindOfPayment(method.id),
    isAvailable: method.is_active && refused_id === null,
  }));
  const offered = new Set(
    offeredPaymentMethods(methods, {
      isLoggedIn: purchase.user !== null,
      savedCards: has_card ? [purchase.user] : [],
      billingAddress: { bankTransferEnabled: has_bank_transfer },
    }),
  );
  return methods.map((offer) => ({ ...offer, isAvailable: offered.has(offer) }));
}
