/** An operation of the server, typed by what it is asked with and what it answers. */
export interface GraphqlDocument<Result, Variables> {
  readonly text: string;
  /** Never there: it says the types. */
  readonly types?: (variables: Variables) => Result;
}

/** An operation with the fragments that it spreads. */
export const graphqlDocument = <Result, Variables>(
  ...parts: ReadonlyArray<string>
): GraphqlDocument<Result, Variables> => ({
  text: parts.join(""),
});
