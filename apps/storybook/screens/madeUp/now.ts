/** The moment at which every screen is seen. */
export const now = new Date("2026-11-21T10:00:00Z");
