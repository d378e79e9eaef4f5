import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import * as Schema from "effect/Schema";
import type { Log, Verdict } from "./openLog.ts";

const decodeResponse = Schema.decodeUnknownSync(
  Schema.fromJsonString(
    Schema.Struct({
      data: Schema.optionalKey(Schema.NullOr(Schema.Unknown)),
      errors: Schema.optionalKey(
        Schema.Array(Schema.Struct({ message: Schema.String, extensions: Schema.Struct({ code: Schema.String }) })),
      ),
    }),
  ),
);

interface Received {
  readonly verdict: Verdict;
  readonly text: string;
  readonly location: string | null;
}

interface Sent extends Omit<RequestInit, "headers"> {
  readonly headers?: Readonly<Record<string, string>>;
  readonly isWrite?: boolean;
}

/** One shopper's connection to the shop. Everything it is told is in the log. */
export interface Client {
  /** Sends a request until it is answered or refused, as the SDK does; a lost one after half a second. */
  readonly send: (call: string, url: string, sent?: Sent) => Promise<Received>;
  /** A GraphQL call; a mutation keeps its Idempotency-Key. `null` when it is refused. Errors: when the answer has no such shape. */
  readonly ask: <Data>(
    call: string,
    { query, variables }: { readonly query: string; readonly variables?: object },
    shape: Schema.Codec<Data, unknown>,
  ) => Promise<Data | null>;
}

const isWanting = (verdict: Verdict) => verdict === "away" || verdict === "wrong";

/** The first code of a GraphQL answer; empty for other answers. */
function codeIn(text: string, type: string | null): string {
  if (type?.includes("json") !== true) return "";
  return decodeResponse(text).errors?.[0]?.extensions.code ?? "";
}

interface Opening {
  readonly log: Log;
  /** A network that nobody else comes from. */
  readonly network: string;
  /** Whether the drill gives up. */
  readonly hasEnded: () => boolean;
}

/** Keeps the shop's mark of a change for as long as it says, as a browser does. */
function openMark() {
  let kept = { cookie: "", until: 0 };
  return {
    keep: (headers: Headers): void => {
      for (const text of headers.getSetCookie()) {
        const [, cookie, age] = /^(changed=\w*);.*Max-Age=(\d+)/.exec(text) ?? [];
        if (cookie !== undefined) kept = { cookie, until: performance.now() + Number(age) * 1000 };
      }
    },
    sent: (): Readonly<Record<string, string>> => (kept.until > performance.now() ? { cookie: kept.cookie } : {}),
  };
}

/** Opens a client of a network: a page of the shop's own. */
export function openClient(address: string, { log, network, hasEnded }: Opening): Client {
  const mark = openMark();
  const ownPage = { authorization: "Session guest", origin: address };
  async function once(call: string, url: string, { isWrite = false, headers = {}, ...init }: Sent): Promise<Received> {
    try {
      const answer = await fetch(new URL(url, address), {
        ...init,
        redirect: "manual",
        headers: { "x-forwarded-for": network, ...mark.sent(), ...headers },
        signal: AbortSignal.timeout(60_000),
      });
      mark.keep(answer.headers);
      const text = await answer.text();
      const [status, waits] = [answer.status, answer.headers.has("retry-after")];
      const code = codeIn(text, answer.headers.get("content-type"));
      return {
        verdict: log.note({ call, status, code, waits, isWrite }),
        text,
        location: answer.headers.get("location"),
      };
    } catch (error) {
      const { name, message, cause } = error instanceof Error ? error : new Error(String(error));
      const code = `${name}: ${cause instanceof Error ? cause.message : message}`;
      return { verdict: log.note({ call, status: 0, code, waits: false, isWrite }), text: "", location: null };
    }
  }
  async function send(call: string, url: string, sent: Sent = {}): Promise<Received> {
    for (;;) {
      const received = await once(call, url, sent);
      if (!isWanting(received.verdict) || hasEnded()) return received;
      await pause(500);
    }
  }
  return {
    send,
    async ask(call, { query, variables = {} }, shape) {
      const isWrite = query.startsWith("mutation");
      const { verdict, text } = await send(call, "/graphql", {
        method: "POST",
        isWrite,
        headers: {
          ...ownPage,
          "content-type": "application/json",
          ...(isWrite && { "idempotency-key": randomUUID() }),
        },
        body: JSON.stringify({ query, variables }),
      });
      if (verdict !== "answered") return null;
      return Schema.decodeUnknownSync(shape)(decodeResponse(text).data);
    },
  };
}
