import type { AnalyticsEvent } from "./AnalyticsEvent.ts";

/** The tag manager's id of this visit, sent with an order. */
export interface AnalyticsSession {
  readonly clientId: string;
  readonly sessionId: string;
}

/** A receiver of analytics events, called only after consent. One that throws or hangs affects nothing else. */
export interface AnalyticsAdapter {
  readonly track: (event: AnalyticsEvent) => void | Promise<void>;
  readonly session?: () => Promise<AnalyticsSession | null>;
}
