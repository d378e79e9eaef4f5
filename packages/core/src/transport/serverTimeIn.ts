/** The header of a response with the server's time to the millisecond. The contract has it beside `Date`. */
export const timeHeader = "server-time";

const second = 1000;

/**
 * The server's time in a response, and how exact it is: from `Server-Time`, else from `Date`, which has whole seconds and which a
 * page of another origin cannot read. `null` without either.
 *
 * Units: milliseconds.
 *
 * @rule TIME-1
 * @example serverTimeIn(new Headers({ "server-time": "2026-11-21T10:00:00.250Z" })) // => { at: Date.parse("2026-11-21T10:00:00.250Z"), precisionMs: 0 }
 * @example serverTimeIn(new Headers({ date: "Sat, 21 Nov 2026 10:00:00 GMT" })) // => { at: Date.parse("2026-11-21T10:00:00Z"), precisionMs: 1000 }
 * @example serverTimeIn(new Headers()) // => null
 */
export function serverTimeIn(
  headers: Pick<Headers, "get">,
): { readonly at: number; readonly precisionMs: number } | null {
  const exact = Date.parse(headers.get(timeHeader) ?? "");
  if (!Number.isNaN(exact)) return { at: exact, precisionMs: 0 };
  const rough = Date.parse(headers.get("date") ?? "");
  return Number.isNaN(rough) ? null : { at: rough, precisionMs: second };
}
