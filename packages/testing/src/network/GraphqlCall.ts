/** A GraphQL request as it went over the wire. */
export interface GraphqlCall {
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly query: string;
  readonly method: string;
  readonly headers: Headers;
  readonly cache: RequestCache | null;
  /** Milliseconds, by the clock that the network was given. */
  readonly at: number;
}
