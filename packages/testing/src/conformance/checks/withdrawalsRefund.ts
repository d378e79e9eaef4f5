import type { Check } from "../Check.ts";
import { valueAt } from "../CheckedBackend.ts";
import { twoUsers } from "../users.ts";
import { deliveredOrder, readWithdrawals, withdraw, withdrawalTerms } from "../withdrawals.ts";

const account = { holder: "Conformance Check", number: "11773016-11111018-00000000" };

export const withdrawalsRefund: Check = {
  rule: "LAW-11, ORDER-12",
  promise:
    "A withdrawal refunds what its lines cost, as its terms said, once for each key, and the order keeps its receipt",
  repair: "Compute the refund from the lines' paid_amount, in one function for the terms and the receipt",
  faults: async (backend) => {
    backend.requires("placesOrders", "deliver");
    const { owner } = await twoUsers(backend);
    const { id, link, returnable, perishable } = await deliveredOrder(backend, owner);
    const before = await readWithdrawals(owner, link);
    // Delivery and fees are refunded with the last line, so one stays.
    const piece = perishable === undefined ? returnable.piece : 2 * returnable.piece;
    const wanted = Math.round((before.line(returnable, "paid_amount") * piece) / (2 * returnable.piece));
    const withdrawal = { order_id: id, products: [{ product_id: returnable.id, piece }] };
    const terms = (await withdrawalTerms(owner, withdrawal)).at("withdrawalTerms", "amount");
    const key = { "idempotency-key": crypto.randomUUID() };
    const make = () => withdraw(owner, { ...withdrawal, refund_account: account }, key);
    const [made, again] = [await make(), await make()];
    const after = await readWithdrawals(owner, link);
    const left = before.line(returnable, "withdrawable_piece") - after.line(returnable, "withdrawable_piece");
    const masked = String(made.at("withdrawFromOrder", "refund_account", "masked_number"));
    return [
      ...(made.codes.length === 0 ? [] : [`a withdrawal got the codes [${made.codes.join(", ")}]`]),
      ...(terms === wanted ? [] : [`the terms were ${String(terms)} instead of ${wanted}`]),
      ...(made.at("withdrawFromOrder", "amount") === terms
        ? []
        : [`the terms were ${String(terms)}, the receipt ${String(made.at("withdrawFromOrder", "amount"))}`]),
      ...(made.at("withdrawFromOrder", "id") === again.at("withdrawFromOrder", "id")
        ? []
        : [`the same key again got another receipt, with the codes [${again.codes.join(", ")}]`]),
      ...(after.withdrawals.length === 1 && valueAt(after.withdrawals, [0, "amount"]) === terms
        ? []
        : [
            `the order has ${after.withdrawals.length} receipts, the first of ${String(valueAt(after.withdrawals, [0, "amount"]))}`,
          ]),
      ...(Math.abs(left - piece) < 0.00001 ? [] : [`withdrawable_piece fell by ${left} instead of ${piece}`]),
      ...(masked.includes(account.number.replaceAll("-", "")) ? ["the receipt shows the whole account number"] : []),
    ];
  },
};
