import type { Check } from "../Check.ts";
import { createOrder, readyCart } from "../orders.ts";

export const oneCartIsOneOrder: Check = {
  rule: "ORDER-3",
  promise: "One cart becomes one order: two requests at once, the same key and no key all get it",
  repair: "Give orders a unique cart id, and answer a known cart or key with the order that it made",
  faults: async (backend) => {
    backend.requires("placesOrders");
    const cart = await readyCart(backend);
    const keyed = { headers: { "idempotency-key": crypto.randomUUID() } };
    const answers = await Promise.all([createOrder(backend, cart, keyed), createOrder(backend, cart, keyed)]);
    answers.push(await createOrder(backend, cart, keyed), await createOrder(backend, cart));
    const ids = answers.map((answer) => {
      const id = answer.at("createOrder", "order", "id");
      return typeof id === "string" ? id : `refused with [${answer.codes.join(", ")}]`;
    });
    return new Set(ids).size === 1 && answers.every(({ codes }) => codes.length === 0)
      ? []
      : [`four requests for one cart were ${ids.join(", ")}`];
  },
};
