import type { Fetch } from "../kernel/ShopEnvironment.ts";
import type { ShopClock } from "../kernel/shopClock.ts";
import { answerTime } from "./answerTime.ts";

/**
 * `fetch` whose answers set the clock.
 *
 * @rule TIME-1
 */
export const timedFetch =
  (fetch: Fetch, { elapsed, heard }: Pick<ShopClock, "elapsed" | "heard">): Fetch =>
  async (address, init) => {
    const sentAt = elapsed();
    const answer = await fetch(address, init);
    const time = answerTime(answer.headers);
    if (time !== null) heard({ ...time, sentAt, receivedAt: elapsed() });
    return answer;
  };
