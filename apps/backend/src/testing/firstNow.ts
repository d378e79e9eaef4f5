/** The day on which tests begin. */
export const firstNow = "2026-11-21T10:00:00+01:00";
