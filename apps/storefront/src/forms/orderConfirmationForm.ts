import { orThrow, isShopError } from "@kamra/core";
import { ordersOf } from "../shop/later.ts";
import { orderText } from "../features/order/text.hu.ts";
import { formFailure } from "../shop/formFailure.ts";
import type { StorefrontShop } from "../shop/createStorefrontShop.ts";
import type { FormOutcome } from "./FormOutcome.ts";

const text = orderText.confirm;

/** Why an order is not confirmed, by the code of the server's refusal. */
const refusals: Readonly<Record<string, string>> = {
  INVALID_TOKEN: text.wrong,
  NOT_FOUND: text.wrong,
  ORDER_CLOSED: text.tooLate,
};

/**
 * Confirms an order by the link of a mail. Mail scanners open links; this takes a press.
 *
 * @rule LIMIT-3
 */
export async function orderConfirmationForm(shop: StorefrontShop, fields: URLSearchParams): Promise<FormOutcome> {
  try {
    const [transactionId, token] = [fields.get("transaction") ?? "", fields.get("token") ?? ""];
    const orders = await ordersOf(shop);
    const order = orThrow(await orders.confirm({ transactionId, token }));
    if (order === undefined) return { kind: "refused", status: 503, message: text.wrong };
    return { kind: "done", title: text.done, notes: [text.doneHelp(order.id)] };
  } catch (error) {
    const refusal = isShopError(error) && "code" in error ? refusals[String(error.code)] : undefined;
    if (refusal !== undefined) return { kind: "refused", status: 409, message: refusal };
    const { fields, message } = formFailure(shop, error);
    const gone = Object.values(fields).join(" ");
    if (gone !== "") return { kind: "refused", status: 409, message: text.gone(gone) };
    return { kind: "refused", status: 503, message: message ?? text.wrong };
  }
}
