/** Part of every picture's address. Raise it when pictures look different; a test enforces that. */
export const drawingVersion = "4";
