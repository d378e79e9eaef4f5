import type { Fetch } from "@kamra/core";
import type { Fault } from "./Fault.ts";
import type { GraphqlCall } from "./GraphqlCall.ts";

/** A network with scripted faults. */
export interface FaultyNetwork {
  readonly fetch: Fetch;
  /** Every request, oldest first. */
  readonly calls: ReadonlyArray<GraphqlCall>;
  /** The number of requests without an answer. */
  readonly inFlight: () => number;
  /** The number of requests that the server is processing, even without a waiting caller. */
  readonly atServer: () => number;
  /** Waits until the server has finished one of those; without any it never resolves. */
  readonly serverAnswers: () => Promise<void>;
  /** Sets the function that picks the fault of each request; null means none. */
  readonly use: (faultOf: (call: GraphqlCall) => Fault | null) => void;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const callOf = (address: string | URL, init: RequestInit, at: number): GraphqlCall => {
  const body: unknown = typeof init.body === "string" ? JSON.parse(init.body) : null;
  const { operationName, variables, query } = isRecord(body) ? body : {};
  return {
    path: new URL(address, "http://shop.test").pathname,
    body,
    operationName: String(operationName),
    variables: isRecord(variables) ? variables : {},
    query: String(query),
    method: init.method ?? "GET",
    headers: new Headers(init.headers),
    cache: init.cache ?? null,
    at,
  };
};

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const abort = () => reject(new DOMException("This operation was aborted", "AbortError"));
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort);
  });

/**
 * A network between a shop and its server, with scripted faults for each request. It records requests, and drops
 * aborted ones.
 *
 * @example faultyNetwork((address, init) => fetch(address, init)).inFlight() // => 0
 */
export function faultyNetwork(fetch: Fetch, { now = () => 0 }: { readonly now?: () => number } = {}): FaultyNetwork {
  const calls: GraphqlCall[] = [];
  const atServer = new Set<Promise<unknown>>();
  let inFlight = 0;
  let faultOf: (call: GraphqlCall) => Fault | null = () => null;

  /** Reads the whole body, so that nothing is still arriving when the request counts as answered. */
  const answered = async (answer: Promise<Response>) => {
    const { status, headers, ...rest } = await answer.then(async (each) => ({
      status: each.status,
      headers: each.headers,
      body: await each.text(),
    }));
    return new Response(rest.body === "" ? null : rest.body, { status, headers });
  };

  return {
    calls,
    inFlight: () => inFlight,
    atServer: () => atServer.size,
    serverAnswers: () =>
      Promise.race(atServer).then(
        () => undefined,
        () => undefined,
      ),
    use: (decide) => {
      faultOf = decide;
    },
    fetch: async (address, init = {}) => {
      const call = callOf(address, init, now());
      calls.push(call);
      inFlight += 1;
      try {
        // A request that is aborted before it is sent is never sent.
        const send = async () => {
          init.signal?.throwIfAborted();
          const work = answered(fetch(address, init));
          atServer.add(work);
          return work.finally(() => atServer.delete(work));
        };
        const answer = answered((faultOf(call) ?? ((pass: typeof send) => pass()))(send));
        return await (init.signal ? Promise.race([answer, aborted(init.signal)]) : answer);
      } finally {
        inFlight -= 1;
      }
    },
  };
}
