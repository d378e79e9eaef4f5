/** A request on the wire; one without GraphQL has only an address and a body. */
export interface GraphqlCall {
  readonly path: string;
  /** The parsed body; null without one. */
  readonly body: unknown;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly method: string;
  readonly headers: Headers;
  readonly cache: RequestCache | null;
  /** Milliseconds, by the clock that the network was given. */
  readonly at: number;
}
