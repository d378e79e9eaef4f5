import type { Fetch } from "../kernel/ShopEnvironment.ts";
import type { ShopClock } from "../kernel/shopClock.ts";
import { serverTimeIn } from "./serverTimeIn.ts";

/**
 * `fetch` whose answers set the clock.
 *
 * @rule TIME-1
 */
export const timedFetch =
  (fetch: Fetch, { elapsed, heard }: Pick<ShopClock, "elapsed" | "heard">): Fetch =>
  async (address, init) => {
    const sentAt = elapsed();
    const response = await fetch(address, init);
    const time = serverTimeIn(response.headers);
    if (time !== null) heard({ ...time, sentAt, receivedAt: elapsed() });
    return response;
  };
