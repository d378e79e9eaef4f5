/** What a shopper makes the bank do, so far as it tells two answers apart: `silent` is a payment that the shop is not told of. */
export const bankAnswers = ["approve", "twice", "late", "silent", "refuse", "cancel"] as const;
export type BankAnswer = (typeof bankAnswers)[number];

/** What there may be of an order after it was placed, by all that anybody was told. */
export interface Purchase {
  readonly isByCard: boolean;
  readonly status:
    "ACCEPTED" | "PAYMENT_PENDING" | "PAYMENT_REFUSED" | "PAYMENT_RECEIVED" | "MARKED_TO_CANCEL" | "COMPLETE";
  /** Where the open try to pay is paid for; `unseen` when nobody told the shopper; null when none is open. */
  readonly page: string | null;
  /** The pages that were paid on, as the shop knows, and as it does not. */
  readonly paid: ReadonlyArray<string>;
  readonly untold: ReadonlyArray<string>;
  /** Products that have been withdrawn from. */
  readonly withdrawn: ReadonlyArray<string>;
}

const unseen = "unseen";

/** How an order is paid: at the door, on a page of the bank's, or by a card of which the bank says from then on what it said when it was saved. */
export type Payment = { readonly by: "door" | "card" } | { readonly by: "savedCard"; readonly answers: BankAnswer };

/** One that has just been placed; without an answer that was sure the shopper may have been sent to an older try. */
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
  // What has to be approved by the shopper is paid on a page after all.
  if (payment.by !== "savedCard" || payment.answers === "twice") return onPage;
  if (payment.answers !== "late") return [{ ...order, status: "PAYMENT_RECEIVED", paid: ["saved card"] }];
  // Whoever asks again after the card was refused is sent to a page.
  return [{ ...order, status: "PAYMENT_REFUSED" }, ...(isSure ? [] : onPage)];
}

const waitsForCard = ({ status }: Purchase): boolean => status === "PAYMENT_PENDING" || status === "PAYMENT_REFUSED";

/** Whether the shopper can begin to pay, or go on with it. */
export const canPay = (purchase: Purchase): boolean => purchase.isByCard && waitsForCard(purchase);

/** Money counts whenever it comes, and whatever it comes for. */
function received(purchase: Purchase, page: string): Purchase {
  const { paid, untold } = purchase;
  if (paid.includes(page)) return purchase;
  const told = { ...purchase, paid: [...paid, page], untold: untold.filter((each) => each !== page) };
  return waitsForCard(purchase) ? { ...told, status: "PAYMENT_RECEIVED", page: null } : told;
}

/** A refusal ends the open try alone. */
const refused = (purchase: Purchase, page: string): Purchase =>
  purchase.page === page && purchase.status === "PAYMENT_PENDING"
    ? { ...purchase, status: "PAYMENT_REFUSED", page: null }
    : purchase;

/** What was asked for once more; the shop asks the bank about the try that is open before it begins another one. */
export function paymentStarted(purchase: Purchase, page: string | null): Purchase {
  const { untold } = purchase;
  if (!canPay(purchase)) return purchase;
  if (purchase.page !== null && untold.includes(purchase.page)) return received(purchase, purchase.page);
  return { ...purchase, status: "PAYMENT_PENDING", page: page ?? unseen };
}

/** The same while the network fails: it may not have been heard, or somebody else's answer was the last one. */
export function startAttempted(purchase: Purchase, page: string | null): ReadonlyArray<Purchase> {
  const started = paymentStarted(purchase, page ?? purchase.page);
  const isElsewhere = started.status === "PAYMENT_PENDING" ? [{ ...started, page: unseen }] : [];
  return [...(page === null ? [purchase] : []), started, ...isElsewhere];
}

/** What the bank makes of a page, and tells the shop; and what the shopper tells it who comes back. */
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

/** Too late once the goods are there. */
export const cancelled = (purchase: Purchase): Purchase =>
  purchase.status === "COMPLETE" ? purchase : { ...purchase, status: "MARKED_TO_CANCEL", page: null };

export const isGivenUp = ({ status }: Purchase): boolean => status === "MARKED_TO_CANCEL";

/** Whether nothing is missing for the shop's people to bring it; then a cart can travel with it, too. */
export const canBeDelivered = ({ status }: Purchase): boolean => status === "ACCEPTED" || status === "PAYMENT_RECEIVED";

export const delivered = (purchase: Purchase): Purchase => ({ ...purchase, status: "COMPLETE" });

export const withdrawnFrom = (purchase: Purchase, productId: string): Purchase => ({
  ...purchase,
  withdrawn: [...purchase.withdrawn, productId],
});

/** Nothing is due twice, and nothing for what was cancelled. */
function paymentOf({ isByCard, status, paid }: Purchase) {
  const canRetry = status === "PAYMENT_PENDING" || status === "PAYMENT_REFUSED";
  if (!isByCard) return null;
  if (paid.length > 1 || (paid.length === 1 && status === "MARKED_TO_CANCEL"))
    return { status: "TO_GIVE_BACK", canRetry };
  if (paid.length === 1) return { status: "RECEIVED", canRetry };
  return { status: status === "PAYMENT_PENDING" ? "PENDING" : "REFUSED", canRetry };
}

/** What the page of the order shows of it. */
export const purchaseSeen = (purchase: Purchase) => ({
  status: purchase.status,
  payment: paymentOf(purchase),
  withdrawn: purchase.withdrawn.toSorted(),
});
