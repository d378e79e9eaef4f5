/** The time that generated values are around unless a test names another: fixed, so that a seed brings the same values on every day. */
export const testNow: Date = new Date("2026-11-26T10:00:00Z");
