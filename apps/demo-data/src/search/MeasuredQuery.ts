/** A shopper's query, and patterns of good and bad first results. */
export interface MeasuredQuery {
  readonly group: string;
  readonly term: string;
  /** Fits the line of at least one of the first five; `null` when the shop has nothing for it. */
  readonly wanted: RegExp | null;
  /** Fits no line before the first wanted one. */
  readonly unwanted: RegExp | null;
}

const patternOf = (text: string): RegExp | null => (text === "" || text === "-" ? null : new RegExp(text, "u"));

/**
 * The queries of a list: a line each, tabs between query, wanted and unwanted pattern; `##` starts a group.
 *
 * Errors: SyntaxError for a pattern that is none.
 */
export function readQueries(text: string): ReadonlyArray<MeasuredQuery> {
  const queries: MeasuredQuery[] = [];
  let group = "";
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) group = line.slice(3);
    if (line === "" || line.startsWith("#")) continue;
    const [term = "", wanted = "", unwanted = ""] = line.split("\t");
    queries.push({ group, term, wanted: patternOf(wanted), unwanted: patternOf(unwanted) });
  }
  return queries;
}
