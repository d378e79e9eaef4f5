/** A fault of one request: whether it sends the request, and which response it returns. */
export type Fault = (send: () => Promise<Response>) => Promise<Response>;
