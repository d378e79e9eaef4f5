/**
 * graphql-request's only use of the package `graphql`, for our own documents: their kind and name. Builds replace that
 * package by it, whose parser and printer would be a sixth of a whole shop (docs/decisions/0010).
 */
export const Kind = { OPERATION_DEFINITION: "OperationDefinition" } as const;

/**
 * The one operation of a document that begins with it, as all generated documents do.
 *
 * Errors: SyntaxError for any other document.
 *
 * @example parse("query cart { id } fragment A on B { id }").definitions[0].name.value // => "cart"
 */
export function parse(document: string) {
  const [, operation, value] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? [];
  if (operation === undefined || value === undefined) throw new SyntaxError("Not a named query or mutation");
  return { kind: "Document", definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value } }] as const };
}

/** Never called: our documents are strings already. */
export function print(): never {
  throw new TypeError("Documents are strings");
}
