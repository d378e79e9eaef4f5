import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import type { Store } from "../kernel/Store.ts";
import type { BugBundle } from "./BugBundle.ts";
import type { DevelopmentRecord } from "./DevelopmentRecord.ts";

/** The shop's activity, for developers. */
export interface ShopDevelopment {
  readonly record: Store<DevelopmentRecord>;
  /** All data for `replay`, without personal data; `end` is `shop.snapshot()`. */
  bundle(end: ShopSnapshot): BugBundle;
}
