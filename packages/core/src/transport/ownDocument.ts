/**
 * An operation of the application's own, typed by its response and variables: a `TypedDocumentString` of GraphQL Code
 * Generator, a node of `gql`, or `ownDocument`.
 */
export interface OwnDocument<Result, Variables> {
  /** Never set: it carries the types, under the name that GraphQL's tools use. */
  readonly __apiType?: (variables: Variables) => Result;
  readonly loc?: { readonly source: { readonly body: string } } | undefined;
  toString(): string;
}

/**
 * A document of the application's own, with unchecked types of its response and variables.
 *
 * @example ownDocument("query stars($id: ID!) { stars(id: $id) }").toString() // => "query stars($id: ID!) { stars(id: $id) }"
 */
export const ownDocument = <Result, Variables extends object>(text: string): OwnDocument<Result, Variables> => ({
  toString: () => text,
});

const namedOperation = /^(?:query|mutation)\s+\w/;

/**
 * The text of an own document, which begins with its one operation; fragments follow.
 *
 * Errors: a TypeError when it begins otherwise, or has no text.
 *
 * @example ownDocumentText({ toString: () => " query stars { stars }" }) // => "query stars { stars }"
 */
export function ownDocumentText(document: Pick<OwnDocument<unknown, never>, "loc" | "toString">): string {
  const text = (document.loc?.source.body ?? document.toString()).trim();
  if (!namedOperation.test(text))
    throw new TypeError("request: the document must begin with a named query or mutation, and have its text");
  return text;
}
