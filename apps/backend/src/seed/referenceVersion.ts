/** Raise it when the reference data change, to refill demos of another version. A test enforces that. */
export const referenceVersion = "18";
