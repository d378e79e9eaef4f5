import { readCart } from "../cart.ts";
import type { Check } from "../Check.ts";
import { createOrder, readyCart } from "../orders.ts";

export const ordersAreOfTheSeenCart: Check = {
  rule: "ORDER-9",
  promise: "createOrder with an If-Match header of another hash is CART_CHANGED, and orders nothing",
  repair: "Compare If-Match with the cart's hash in the transaction that orders",
  faults: async (backend) => {
    backend.requires("placesOrders");
    const id = await readyCart(backend);
    const { codes } = await createOrder(backend, id, { headers: { "if-match": "another" } });
    const left = await readCart(backend, id);
    return [
      ...(codes.includes("CART_CHANGED") ? [] : [`another hash got the codes [${codes.join(", ")}]`]),
      ...(left.at("cart", "id") === id ? [] : ["the cart was ordered"]),
    ];
  },
};
