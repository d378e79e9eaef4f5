/** A request as it went over the wire; one that is not GraphQL's has only an address and a body. */
export interface GraphqlCall {
  readonly path: string;
  /** As it was parsed; null when there was none. */
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
