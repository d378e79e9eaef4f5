import type { Check } from "../Check.ts";
import { placeOrder, readyCart } from "../orders.ts";
import { twoUsers } from "../users.ts";

const cancelled = ["MARKED_TO_CANCEL", "CANCELED"];
const cancel = `mutation ($id: ID, $link: ID) {
  cancelOrder(id: $id, transaction_id: $link) { status { code } cancellable_until }
}`;

export const ordersCanBeCancelled: Check = {
  rule: "ORDER-11",
  promise:
    "Until cancellable_until an order is cancelled by its owner or its link, once, however often it is asked for",
  repair: "Set MARKED_TO_CANCEL under a lock on the order, and answer an order that is cancelled already as it is",
  faults: async (backend) => {
    backend.requires("placesOrders");
    const { owner } = await twoUsers(backend);
    const { id, link } = await placeOrder(owner, await readyCart(backend, owner));
    const read = async () =>
      await backend.ask(
        `query ($link: ID!) { orderByTransaction(transaction_id: $link) { cancellable_until events { status { code } } } }`,
        { link },
      );
    const until = new Date(String((await read()).at("orderByTransaction", "cancellable_until")));
    const tries = {
      "a guest by the order's id": await backend.ask(cancel, { id }),
      "its owner by its id": await owner.ask(cancel, { id }),
      "a guest by its link": await backend.ask(cancel, { link }),
      "a link that was made up": await backend.ask(cancel, { link: crypto.randomUUID() }),
    };
    const wanted = ["UNAUTHENTICATED", "", "", "NOT_FOUND"];
    const own = tries["its owner by its id"];
    const events = JSON.stringify((await read()).at("orderByTransaction", "events"));
    return [
      ...(until > backend.now() ? [] : ["a new order has no cancellable_until in the future"]),
      ...Object.entries(tries).flatMap(([name, { codes }], index) =>
        codes.join() === wanted[index]
          ? []
          : [`${name} got the codes [${codes.join(", ")}] instead of [${String(wanted[index])}]`],
      ),
      ...(cancelled.includes(String(own.at("cancelOrder", "status", "code")))
        ? []
        : [`a cancelled order has the status ${String(own.at("cancelOrder", "status", "code"))}`]),
      ...((own.at("cancelOrder", "cancellable_until") ?? null) === null ? [] : ["a cancelled order can be cancelled"]),
      ...(events.split("MARKED_TO_CANCEL").length <= 2 ? [] : ["an order was cancelled twice"]),
    ];
  },
};
