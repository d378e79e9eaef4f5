/** An operation of the server, typed by its variables and answer. */
export interface GraphqlDocument<Result, Variables> {
  readonly text: string;
  /** A phantom field for the types. */
  readonly types?: (variables: Variables) => Result;
}

/** An operation with the fragments that it spreads. */
export const graphqlDocument = <Result, Variables>(
  ...parts: ReadonlyArray<string>
): GraphqlDocument<Result, Variables> => ({
  text: parts.join(""),
});
