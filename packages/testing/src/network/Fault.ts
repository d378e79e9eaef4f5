/** What happens to a request: it may send it or not, and give its answer or another one. */
export type Fault = (send: () => Promise<Response>) => Promise<Response>;
