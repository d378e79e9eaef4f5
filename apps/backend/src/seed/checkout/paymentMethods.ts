import type { Selectable } from "kysely";
import type { PaymentMethodTable, RefusedPaymentMethodTable } from "../../database/tables/PaymentTables.ts";

const method = (
  id: number,
  name: string,
  rest: { readonly position: number; readonly short_description: string } & Partial<Selectable<PaymentMethodTable>>,
): Selectable<PaymentMethodTable> => ({
  id,
  name,
  cost: 0,
  min_amount: null,
  max_amount: null,
  is_active: true,
  short_description_mpl_type: null,
  ...rest,
});

/** No bank charges less to a card. */
const leastByCard = { min_amount: 10 };

/** The five ways of paying, cards first. */
export const paymentMethods: ReadonlyArray<Selectable<PaymentMethodTable>> = [
  method(1, "Banki átutalás", {
    position: 5,
    short_description: "Számla ellenében, 8 napos határidővel, szerződött partnereinknek",
  }),
  method(2, "Utánvét", {
    position: 4,
    cost: 390,
    max_amount: 1_000_000,
    short_description: "Készpénzzel vagy bankkártyával a futárunknál, személyes átvételkor a raktárunkban",
    short_description_mpl_type: "Készpénzzel vagy bankkártyával a postai kézbesítőnél",
  }),
  method(3, "Bankkártya (SimplePay)", {
    ...leastByCard,
    position: 2,
    short_description: "Biztonságos fizetés az OTP Mobil oldalán",
  }),
  method(4, "Bankkártya (Borgun)", {
    ...leastByCard,
    position: 3,
    short_description: "Biztonságos fizetés a Borgun oldalán",
  }),
  method(5, "Mentett bankkártya", {
    ...leastByCard,
    position: 1,
    short_description: "Egy kattintás, a korábban elmentett kártyáddal",
  }),
];

/** Post points accept no cash. */
export const refusedPaymentMethods: ReadonlyArray<RefusedPaymentMethodTable> = [
  { shipping_method_id: 3, payment_method_id: 2 },
];
