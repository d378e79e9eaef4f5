import { newCart, orderable, updateCart } from "../cart.ts";
import type { Check } from "../Check.ts";

export const keyIsForOneInput: Check = {
  rule: "NET-2",
  promise: "updateCart with the same Idempotency-Key is made once; with another input it is IDEMPOTENCY_KEY_REUSED",
  repair: "Keep each key with a digest of its input, for 24 hours",
  faults: async (backend) => {
    const id = await newCart(backend);
    const { id: product_id, piece } = await orderable(backend);
    const key = crypto.randomUUID();
    const write = (wanted: number) => updateCart(backend, id, { products: [{ product_id, piece: wanted }] }, key);
    const first = (await write(piece)).at("updateCart", "revision");
    const repeated = (await write(piece)).at("updateCart", "revision");
    const { codes } = await write(0);
    return [
      ...(first === repeated ? [] : [`a repeated update changed revision ${String(first)} to ${String(repeated)}`]),
      ...(codes.includes("IDEMPOTENCY_KEY_REUSED") ? [] : [`another input got the codes [${codes.join(", ")}]`]),
    ];
  },
};
