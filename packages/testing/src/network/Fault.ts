/** What happens to a request: it may send it or not, and answer what came back or something else. */
export type Fault = (send: () => Promise<Response>) => Promise<Response>;
