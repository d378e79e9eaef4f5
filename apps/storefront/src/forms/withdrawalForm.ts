import { orThrow } from "@kamra/core";
import { emailProblem, fieldKinds, formTexts } from "@kamra/core/form";
import { needsRefundAccount, type Order, type OrderReference, type WithdrawalTerms } from "@kamra/core/orders";
import { paymentTraits } from "@kamra/core/payment";
import { momentText } from "@kamra/core/text";
import { refundAccountProblems } from "../features/order/refundAccountProblems.ts";
import { orderText } from "../features/order/text.hu.ts";
import { withdrawalText } from "../features/withdrawal/text.hu.ts";
import { withdrawnProducts } from "../features/withdrawal/withdrawnProducts.ts";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import { formFailure } from "../shop/formFailure.ts";
import { ordersOf } from "../shop/later.ts";
import type { FormOutcome } from "./FormOutcome.ts";

const refused = (status: 400 | 404 | 409 | 503, message: string): FormOutcome => ({ kind: "refused", status, message });

/** A refusal by field is shown for the shopper to correct; after another failure the form can be sent again. */
function failed(shop: StorefrontShop, error: unknown): FormOutcome {
  const { fields, message } = formFailure(shop, error);
  return message === null ? refused(400, Object.values(fields).join(" ")) : refused(503, message);
}

/** Asks for the link of a guest's order. The answer is the same, whether there is such an order or not. */
export async function withdrawalLinkForm(shop: StorefrontShop, fields: URLSearchParams): Promise<FormOutcome> {
  try {
    const order = fieldKinds.orderNumber(fields.get("order"), { isRequired: true });
    if (order.message !== null) return refused(400, order.message);
    const email = fieldKinds.email(fields.get("email")).value;
    if (emailProblem(email) !== null) return refused(400, formTexts.email);
    const orders = await ordersOf(shop);
    orThrow(await orders.requestWithdrawalLink({ orderId: order.value, email }));
    return { kind: "done", notes: [withdrawalText.linkSent] };
  } catch (error) {
    return failed(shop, error);
  }
}

function referenceOf(fields: URLSearchParams): OrderReference {
  const transactionId = fields.get("transaction");
  return transactionId === null ? { id: fields.get("order") ?? "" } : { transactionId };
}

/** The second step, with what was typed into it. */
function question(
  order: Order,
  { terms, fields }: { readonly terms: WithdrawalTerms; readonly fields: URLSearchParams },
) {
  const paidBy = paymentTraits(order.paymentMethod)?.paidBy ?? null;
  const account = needsRefundAccount(terms.amount, order)
    ? {
        holder: fields.get("holder") ?? order.contactPerson?.name ?? "",
        number: fields.get("number") ?? "",
      }
    : null;
  const isAnswered = fields.has("confirmed");
  return {
    kind: "withdrawal" as const,
    terms,
    refund: paidBy !== null && terms.amount > 0 ? orderText.withdrawal.refund[paidBy] : null,
    account,
    problems: account !== null && isAnswered ? refundAccountProblems(account) : { holder: null, number: null },
    isConfirmed: isAnswered,
  };
}

/**
 * Both steps of a withdrawal: the marked products lead to the refund and the question, its answer to the receipt.
 *
 * @rule LAW-11
 */
export async function withdrawalForm(shop: StorefrontShop, fields: URLSearchParams): Promise<FormOutcome> {
  try {
    const reference = referenceOf(fields);
    if ("id" in reference) orThrow(await shop.session.refresh({ skipsCart: true }));
    const orders = await ordersOf(shop);
    const order = await orders.find(reference);
    if (order === null) return refused(404, withdrawalText.wrongOrder);
    const { products, unclear } = withdrawnProducts(order, fields);
    if (unclear.length > 0) return refused(400, unclear.map(withdrawalText.wrongQuantity).join(" "));
    if (products.length === 0) return refused(400, orderText.withdrawal.chooseOne);
    const request = { order: reference, products };
    const { isConfirmed, ...asked } = question(order, { terms: await orders.withdrawalTerms(request), fields });
    if (!isConfirmed || asked.problems.holder !== null || asked.problems.number !== null)
      return { kind: "asks", question: asked };
    const receipt = orThrow(await orders.withdraw({ ...request, refundAccount: asked.account }));
    if (receipt === undefined) return refused(409, withdrawalText.nothingLeft);
    return {
      kind: "done",
      title: withdrawalText.done,
      notes: [
        withdrawalText.receipt(receipt.id, momentText(new Date(receipt.createdAt))),
        ...(receipt.refundAccount === null
          ? []
          : [orderText.withdrawal.refundsTo(receipt.refundAccount.holder, receipt.refundAccount.number)]),
        orderText.withdrawal.receiptHelp,
      ],
    };
  } catch (error) {
    return failed(shop, error);
  }
}
