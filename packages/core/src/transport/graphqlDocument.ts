/** The text of an operation, typed by its variables. */
export interface GraphqlDocument<Variables> {
  readonly text: string;
  /** A phantom field for the types. */
  readonly types?: (variables: Variables) => void;
}

/** An operation with the fragments that it spreads. */
export const graphqlDocument = <Variables>(...parts: ReadonlyArray<string>): GraphqlDocument<Variables> => ({
  text: parts.join(""),
});
