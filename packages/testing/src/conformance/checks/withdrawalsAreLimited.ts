import type { Check } from "../Check.ts";
import { twoUsers } from "../users.ts";
import { deliveredOrder, readWithdrawals, withdraw, withdrawalTerms } from "../withdrawals.ts";

export const withdrawalsAreLimited: Check = {
  rule: "LAW-11",
  promise:
    "A withdrawal is for an order's owner or link, of what was delivered and does not perish, with an account for cash",
  repair:
    "Find the order as cancelOrder does, and check each line against its withdrawable_piece before anything is written",
  faults: async (backend) => {
    backend.requires("placesOrders", "deliver");
    const { owner, other } = await twoUsers(backend);
    const { id, link, returnable, perishable } = await deliveredOrder(backend, owner);
    const of = ({ id: product_id }: { readonly id: string }, piece: number) => ({ products: [{ product_id, piece }] });
    const some = of(returnable, returnable.piece);
    const tries: ReadonlyArray<readonly [string, string, ReadonlyArray<string>]> = [
      ["another user by the order's id", "NOT_FOUND", (await withdrawalTerms(other, { order_id: id, ...some })).codes],
      ["a guest by its id", "UNAUTHENTICATED", (await withdrawalTerms(backend, { order_id: id, ...some })).codes],
      [
        "more than was ordered",
        "VALIDATION_FAILED",
        (await withdrawalTerms(backend, { transaction_id: link, ...of(returnable, 3 * returnable.piece) })).codes,
      ],
      ["nothing", "VALIDATION_FAILED", (await withdrawalTerms(backend, { transaction_id: link, products: [] })).codes],
      [
        "cash without an account",
        "VALIDATION_FAILED",
        (await withdraw(backend, { transaction_id: link, ...some })).codes,
      ],
      [
        "a cancellation after it was handed over",
        "ORDER_CLOSED",
        (await owner.ask("mutation ($id: ID!) { cancelOrder(id: $id) { id } }", { id })).codes,
      ],
      ...(perishable === undefined
        ? []
        : [
            [
              "what perishes",
              "VALIDATION_FAILED",
              (await withdrawalTerms(backend, { transaction_id: link, ...of(perishable, perishable.piece) })).codes,
            ] as const,
          ]),
    ];
    const { line, withdrawals } = await readWithdrawals(backend, link);
    return [
      ...tries.flatMap(([name, code, codes]) =>
        codes.includes(code) ? [] : [`${name} got the codes [${codes.join(", ")}] instead of ${code}`],
      ),
      ...(perishable === undefined || line(perishable, "withdrawable_piece") === 0
        ? []
        : ["what perishes has a withdrawable_piece"]),
      ...(withdrawals.length === 0 ? [] : ["a withdrawal was made all the same"]),
    ];
  },
};
