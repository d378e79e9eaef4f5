import type { OutboxRules } from "../../outbox/transition.ts";
import { inOneQueue } from "./inOneQueue.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { queueChange } from "./queueChange.ts";
import { rebaseWaiting } from "./rebaseWaiting.ts";

/**
 * How the cart queues its changes.
 *
 * @rule CART-16
 */
export const cartRules: OutboxRules<PendingChange> = {
  queue: queueChange,
  restore: (waiting, stored) => inOneQueue([waiting, stored.reduce<typeof waiting>(queueChange, [])]),
  without: (waiting, done) => rebaseWaiting(waiting, { done }),
  isAlone: ({ change }) => change.kind === "empty",
  // Well below the server's limit for one request.
  most: 100,
};
