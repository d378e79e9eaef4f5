/** The time at which a rule is evaluated, and its calendar. */
export interface Moment {
  readonly now: Date;
  /** An IANA time zone; Europe/Budapest when absent. */
  readonly timeZone?: string | undefined;
}
