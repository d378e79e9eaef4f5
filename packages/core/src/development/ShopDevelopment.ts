import type { ShopSnapshot } from "../shop/ShopSnapshot.ts";
import type { Store } from "../shop/Store.ts";
import type { BugBundle } from "./BugBundle.ts";
import type { DevelopmentRecord } from "./DevelopmentRecord.ts";

/** What the shop has done, for those who develop with it. */
export interface ShopDevelopment {
  readonly record: Store<DevelopmentRecord>;
  /** All that `replay` needs, without personal data; `end` is `shop.snapshot()`. */
  bundle(end: ShopSnapshot): BugBundle;
}
