import { createCart, orderable, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const keysHoldForADay: Check = {
  rule: "NET-2",
  promise: "A request that is repeated with its Idempotency-Key after 23 hours is still made once",
  repair: "Keep each key with what it made for 24 hours, in the database, not in the memory of a process",
  faults: async (backend) => {
    backend.requires("clock");
    const [cartKey, updateKey] = [crypto.randomUUID(), crypto.randomUUID()];
    const { id: product_id, piece } = await orderable(backend);
    const make = async () => String((await createCart(backend, cartKey)).at("createCart", "id"));
    const cart = await make();
    const update = async () =>
      (await updateCart(backend, cart, { products: [{ product_id, piece }] }, updateKey)).at("updateCart", "revision");
    const revision = await update();
    await backend.passHours(23);
    const [laterCart, laterRevision] = [await make(), await update()];
    return [
      ...(laterCart === cart ? [] : [`after 23 hours createCart made another cart, ${laterCart}`]),
      ...(laterRevision === revision
        ? []
        : [`after 23 hours updateCart changed revision ${String(revision)} to ${String(laterRevision)}`]),
    ];
  },
};
