import { createCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const createCartOncePerKey: Check = {
  rule: "NET-2",
  promise: "createCart with the same Idempotency-Key gives the same cart",
  repair: "Keep the key with the cart that it made, for 24 hours",
  faults: async (backend) => {
    const key = crypto.randomUUID();
    const first = (await createCart(backend, key)).at("createCart", "id");
    const second = (await createCart(backend, key)).at("createCart", "id");
    return first !== undefined && first === second
      ? []
      : [`two requests with one key made the carts ${String(first)} and ${String(second)}`];
  },
};
