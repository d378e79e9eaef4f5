/** When a rule is asked, and in which calendar it counts days. */
export interface Moment {
  readonly now: Date;
  /** An IANA time zone; Europe/Budapest when absent. */
  readonly timeZone?: string | undefined;
}
