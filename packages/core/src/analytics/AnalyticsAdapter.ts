import type { AnalyticsEvent } from "./AnalyticsEvent.ts";

/** By what the tag manager knows this visit; goes along with an order. */
export interface AnalyticsSession {
  readonly clientId: string;
  readonly sessionId: string;
}

/** Somebody who hears of what the shopper does: never before they have consented. One that throws or hangs harms nobody. */
export interface AnalyticsAdapter {
  readonly track: (event: AnalyticsEvent) => void | Promise<void>;
  readonly session?: () => Promise<AnalyticsSession | null>;
}
