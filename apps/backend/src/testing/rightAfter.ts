import type { KyselyPlugin } from "kysely";

/** Runs something once, right after a table was first read, before its reader continues. */
export function rightAfter(table: string, event: () => Promise<unknown>): KyselyPlugin {
  const reads = new WeakSet<object>();
  let hasHappened = false;
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === "SelectQueryNode" && JSON.stringify(node.from).includes(`"name":"${table}"`))
        reads.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (reads.has(queryId) && !hasHappened) {
        hasHappened = true;
        await event();
      }
      return result;
    },
  };
}
