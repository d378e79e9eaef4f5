/** How often each property is tried. */
export const runs = { numRuns: 200 };
