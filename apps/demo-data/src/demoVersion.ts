/** Raise it when the records change, to refill demos of another version. A test enforces that. */
export const demoVersion = "22";
