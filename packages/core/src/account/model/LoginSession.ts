/** A browser or program in which the shopper is logged in. */
export interface LoginSession {
  readonly id: string;
  /** The browser and its system, `Chrome, Windows`; null when unknown. */
  readonly device: string | null;
  /** Instants, ISO 8601; the last use is exact to the hour. */
  readonly createdAt: string;
  readonly lastUsedAt: string;
  /** Whether it is the session of this browser. */
  readonly isCurrent: boolean;
}
