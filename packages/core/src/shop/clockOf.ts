import { ownClock, serverClock, type ShopClock } from "../kernel/shopClock.ts";
import type { ShopOptions } from "./Shop.ts";

/** The clock of a shop with these options. */
export function clockOf({ clock, snapshot }: Pick<ShopOptions<[]>, "clock" | "snapshot">): ShopClock {
  if (typeof clock === "function") return ownClock(clock);
  return clock ?? serverClock({ startsAt: snapshot?.now });
}
