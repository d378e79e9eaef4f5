/** The bank's result that a shopper causes; `silent` ones send no notice to the shop. */
export const bankAnswers = ["approve", "twice", "late", "silent", "refuse", "cancel"] as const;
export type BankAnswer = (typeof bankAnswers)[number];

/** The possible states of a placed order, given all known answers. */
export interface Purchase {
  readonly isByCard: boolean;
  readonly status:
    | "ACCEPTED"
    | "PAYMENT_PENDING"
    | "PAYMENT_REFUSED"
    | "PAYMENT_RECEIVED"
    | "MARKED_TO_CANCEL"
    | "COMPLETE";
  /** The page of the open payment attempt; `unseen` when the shopper does not know it; null without one. */
  readonly page: string | null;
  /** The payment pages used, known and unknown to the shop. */
  readonly paid: ReadonlyArray<string>;
  readonly untold: ReadonlyArray<string>;
  /** Products that have been withdrawn from. */
  readonly withdrawn: ReadonlyArray<string>;
}

/** An order as the shopper knows it, and its possible states. */
export interface KnownPurchase {
  readonly id: string;
  /** The secret of the mailed link. */
  readonly transactionId: string;
  /** The order that it is linked to. */
  readonly linkedTo: string | null;
  /** Whether the shopper consented to saving the card. */
  readonly keeping: { readonly page: string | null; readonly isSure: boolean };
  /** The payment page that waits for an answer. */
  readonly pages: ReadonlyArray<string>;
  readonly possible: ReadonlyArray<Purchase>;
}

const unseen = "unseen";

/**
 * How an order is paid: at the door, on the bank's page, or by a saved card, which repeats the result of its
 * registration.
 */
export type Payment = { readonly by: "door" | "card" } | { readonly by: "savedCard"; readonly answers: BankAnswer };

/** The state of a new order; after an unsure answer the shopper may be on an older attempt's page. */
export function placed({
  payment,
  page,
  isSure,
}: {
  readonly payment: Payment;
  readonly page: string | null;
  readonly isSure: boolean;
}): ReadonlyArray<Purchase> {
  const order = { isByCard: payment.by !== "door", page: null, paid: [], untold: [], withdrawn: [] };
  if (payment.by === "door") return [{ ...order, status: "ACCEPTED" }];
  const pages = isSure ? [page ?? unseen] : [page ?? unseen, unseen];
  const onPage = pages.map((each): Purchase => ({ ...order, status: "PAYMENT_PENDING", page: each }));
  // A payment that needs approval continues on a page.
  if (payment.by !== "savedCard" || payment.answers === "twice") return onPage;
  if (payment.answers !== "late") return [{ ...order, status: "PAYMENT_RECEIVED", paid: ["saved card"] }];
  // A retry after a refused card leads to a page.
  return [{ ...order, status: "PAYMENT_REFUSED" }, ...(isSure ? [] : onPage)];
}

const waitsForCard = ({ status }: Purchase): boolean => status === "PAYMENT_PENDING" || status === "PAYMENT_REFUSED";

/** Whether the shopper can start or resume the payment. */
export const canPay = (purchase: Purchase): boolean => purchase.isByCard && waitsForCard(purchase);

/** Received money always counts. */
function received(purchase: Purchase, page: string): Purchase {
  const { paid, untold } = purchase;
  if (paid.includes(page)) return purchase;
  const told = { ...purchase, paid: [...paid, page], untold: untold.filter((each) => each !== page) };
  return waitsForCard(purchase) ? { ...told, status: "PAYMENT_RECEIVED", page: null } : told;
}

/** A refusal ends only the open attempt. */
const refused = (purchase: Purchase, page: string): Purchase =>
  purchase.page === page && purchase.status === "PAYMENT_PENDING"
    ? { ...purchase, status: "PAYMENT_REFUSED", page: null }
    : purchase;

/** A retry; the shop asks the bank about the open attempt before it starts another. */
export function paymentStarted(purchase: Purchase, page: string | null): Purchase {
  const { untold } = purchase;
  if (!canPay(purchase)) return purchase;
  if (purchase.page !== null && untold.includes(purchase.page)) return received(purchase, purchase.page);
  return { ...purchase, status: "PAYMENT_PENDING", page: page ?? unseen };
}

/** A retry on a failing network: the request may be lost, or answered for another attempt. */
export function startAttempted(purchase: Purchase, page: string | null): ReadonlyArray<Purchase> {
  const started = paymentStarted(purchase, page ?? purchase.page);
  const isElsewhere = started.status === "PAYMENT_PENDING" ? [{ ...started, page: unseen }] : [];
  return [...(page === null ? [purchase] : []), started, ...isElsewhere];
}

/** The bank's result of a page, its notice to the shop, and the message of the returning shopper. */
export function answered(
  purchase: Purchase,
  { page, answer, comesBack }: { readonly page: string; readonly answer: BankAnswer; readonly comesBack: boolean },
): Purchase {
  switch (answer) {
    case "refuse":
    case "cancel":
      return refused(purchase, page);
    case "late":
      return received(refused(purchase, page), page);
    case "silent":
      return comesBack ? received(purchase, page) : { ...purchase, untold: [...purchase.untold, page] };
    case "approve":
    case "twice":
      return received(purchase, page);
  }
}

/** Too late after the delivery. */
export const cancelled = (purchase: Purchase): Purchase =>
  purchase.status === "COMPLETE" ? purchase : { ...purchase, status: "MARKED_TO_CANCEL", page: null };

export const isGivenUp = ({ status }: Purchase): boolean => status === "MARKED_TO_CANCEL";

/** Whether the order is ready for delivery; then a cart can be linked to it, too. */
export const canBeDelivered = ({ status }: Purchase): boolean => status === "ACCEPTED" || status === "PAYMENT_RECEIVED";

export const delivered = (purchase: Purchase): Purchase => ({ ...purchase, status: "COMPLETE" });

export const withdrawnFrom = (purchase: Purchase, productId: string): Purchase => ({
  ...purchase,
  withdrawn: [...purchase.withdrawn, productId],
});

/** The payment's state: a second payment, and one for a cancelled order, is given back. */
function paymentOf({ isByCard, status, paid }: Purchase) {
  const canRetry = status === "PAYMENT_PENDING" || status === "PAYMENT_REFUSED";
  if (!isByCard) return null;
  if (paid.length > 1 || (paid.length === 1 && status === "MARKED_TO_CANCEL"))
    return { status: "TO_GIVE_BACK", canRetry };
  if (paid.length === 1) return { status: "RECEIVED", canRetry };
  return { status: status === "PAYMENT_PENDING" ? "PENDING" : "REFUSED", canRetry };
}

/** The order page's payment state. */
export const purchaseSeen = (purchase: Purchase) => ({
  status: purchase.status,
  payment: paymentOf(purchase),
  withdrawn: purchase.withdrawn.toSorted(),
});
