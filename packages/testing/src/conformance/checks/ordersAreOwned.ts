import type { Check } from "../Check.ts";
import { createOrder, readyCart } from "../orders.ts";
import { twoUsers } from "../users.ts";

const read = "query ($id: ID!) { order(id: $id) { id } }";
const cancel = "mutation ($id: ID!) { cancelOrder(id: $id) { id } }";

export const ordersAreOwned: Check = {
  rule: "ORDER-10",
  promise: "An order's id opens it for its owner alone; its secret link opens it for everyone who has it",
  repair: "Find an order by its id and its user together, and by transaction_id without a user",
  faults: async (backend) => {
    backend.requires("placesOrders");
    const { owner, other } = await twoUsers(backend);
    const placed = await createOrder(owner, await readyCart(backend, owner));
    const id = placed.at("createOrder", "order", "id");
    const transaction = placed.at("createOrder", "transaction_id");
    const idOf = async (ask: typeof backend.ask) => (await ask(read, { id })).at("order", "id");
    const byLink = await backend.ask("query ($id: ID!) { orderByTransaction(transaction_id: $id) { id } }", {
      id: transaction,
    });
    const cancelled = (await other.ask(cancel, { id })).codes;
    return [
      ...(id !== undefined && (await idOf(owner.ask)) === id ? [] : ["its owner did not get the order by its id"]),
      ...((await idOf(other.ask)) === id ? ["another user got the order by its id"] : []),
      ...((await idOf(backend.ask)) === id ? ["a guest got the order by its id"] : []),
      ...(byLink.at("orderByTransaction", "id") === id ? [] : ["a guest with the link did not get the order"]),
      ...(cancelled.length > 0 ? [] : ["another user cancelled the order"]),
    ];
  },
};
