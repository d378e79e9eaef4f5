/**
 * The name of the operation that a generated document begins with.
 *
 * @example operationName("query cart { id } fragment A on B { id }") // => "cart"
 */
export const operationName = (document: string): string | undefined => /^\w+ (\w+)/.exec(document)?.[1];
