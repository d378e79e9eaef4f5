/** A fault of one request: it sends the request or not, and returns its answer or another one. */
export type Fault = (send: () => Promise<Response>) => Promise<Response>;
