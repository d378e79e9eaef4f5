/** PostgreSQL's numbers for its types, by which both drivers look a parser up. */
const types = { int8: 20, date: 1082, timestamptz: 1184, numeric: 1700 } as const;

/** `2026-11-21 10:00:00.123456+01` as PostgreSQL writes it, in ISO 8601 and UTC. */
function toInstant(text: string): string {
  const iso = text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
  return new Date(iso).toISOString();
}

/**
 * Makes pg and PGlite return the same types: days as `2026-11-21` without a time zone, instants as ISO strings, counts
 * and decimals as numbers.
 */
export const valueParsers: Readonly<Record<number, (text: string) => string | number>> = {
  [types.int8]: Number,
  [types.numeric]: Number,
  [types.date]: (text) => text,
  [types.timestamptz]: toInstant,
};
