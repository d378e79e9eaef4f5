import type { ShopSettings } from "../kernel/ShopSettings.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import type { DevelopmentRecord } from "./DevelopmentRecord.ts";

/** The data to reproduce a shop's fault, as JSON-safe data without personal data. */
export interface BugBundle {
  readonly version: 1;
  /** The shop's initial state. */
  readonly start: {
    readonly now: string;
    readonly snapshot: ShopSnapshot | null;
    readonly cartId: string | null;
    readonly delivery: unknown;
    readonly isLoggedIn: boolean;
    readonly settings: ShopSettings;
  };
  readonly record: DevelopmentRecord;
  /** The shop's last state. */
  readonly end: ShopSnapshot;
}
