import type { Batches, Context } from "../graphql/Context.ts";
import { orderBatches } from "../order/orderBatches.ts";
import { paymentBatches } from "../payment/paymentBatches.ts";
import { personalBatches } from "../personal/personalBatches.ts";
import { productBatches } from "../product/productBatches.ts";
import { subscriptionBatches } from "../subscription/subscriptionBatches.ts";

interface Reading extends Pick<Context, "db" | "now" | "user"> {
  /** Reads the writer, for a caller's own data. */
  readonly current: Context["db"];
}

/** The batches of all folders, for one request. */
export function createBatches({ db, current, now, user }: Reading): Batches {
  const caller = { db: current, now, user };
  return {
    ...orderBatches(caller),
    ...paymentBatches(caller),
    ...personalBatches(caller),
    ...productBatches({ db }),
    ...subscriptionBatches(caller),
  };
}
