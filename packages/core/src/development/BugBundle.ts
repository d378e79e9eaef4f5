import type { ShopSettings } from "../shop/ShopSettings.ts";
import type { ShopSnapshot } from "../shop/ShopSnapshot.ts";
import type { DevelopmentRecord } from "./DevelopmentRecord.ts";

/** What somebody needs to see a shop's fault again, as JSON-safe data without anything personal. */
export interface BugBundle {
  readonly version: 1;
  /** What the shop was opened with. */
  readonly start: {
    readonly now: string;
    readonly snapshot: ShopSnapshot | null;
    readonly cartId: string | null;
    readonly delivery: unknown;
    readonly isLoggedIn: boolean;
    readonly settings: ShopSettings;
  };
  readonly record: DevelopmentRecord;
  /** What the shop knew at last. */
  readonly end: ShopSnapshot;
}
