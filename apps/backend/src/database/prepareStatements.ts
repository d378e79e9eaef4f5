import { createHash } from "node:crypto";
import type pg from "pg";

/** A server keeps prepared statements for every connection: enough for the shop's own, too few to fill its memory. */
const mostPrepared = 200;
/** Longer ones fill tables, and come once. */
const longest = 5000;

/** Names statements by their text, the same in every process, for as many as are prepared. */
function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  return (text) => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostPrepared || text.length > longest) return known;
    const name = createHash("sha256").update(text).digest("base64url");
    names.set(text, name);
    return name;
  };
}

/** Has every connection of a pool read and plan a statement with parameters once, and only run it when it comes again. */
export function prepareStatements(pool: pg.Pool): void {
  const nameOf = statementNames();
  pool.on("connect", (client) => {
    const query = client.query.bind(client);
    const value = (...args: unknown[]): unknown => {
      const [text, values] = args;
      const isStatement = args.length === 2 && typeof text === "string" && Array.isArray(values) && values.length > 0;
      return Reflect.apply(query, client, isStatement ? [{ name: nameOf(text), text, values }] : args);
    };
    Object.defineProperty(client, "query", { value });
  });
}
