import type { Batches, Context } from "../graphql/Context.ts";
import { orderBatches } from "../order/orderBatches.ts";
import { paymentBatches } from "../payment/paymentBatches.ts";
import { personalBatches } from "../personal/personalBatches.ts";
import { productBatches } from "../product/productBatches.ts";
import { subscriptionBatches } from "../subscription/subscriptionBatches.ts";

/** The batches of all folders, for one request. */
export const createBatches = (caller: Pick<Context, "db" | "now" | "user">): Batches => ({
  ...orderBatches(caller),
  ...paymentBatches(caller),
  ...personalBatches(caller),
  ...productBatches(caller),
  ...subscriptionBatches(caller),
});
