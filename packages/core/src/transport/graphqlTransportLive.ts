import * as Duration from "effect/Duration";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { ClientError, GraphQLClient } from "graphql-request";
import { Identity } from "../session/Identity.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { errorFromAnswer } from "./errorFromAnswer.ts";
import { GraphqlTransport } from "./GraphqlTransport.ts";
import { isUnauthenticated } from "./isUnauthenticated.ts";
import { retried } from "./retried.ts";
import {
  AbortedError,
  DecodeError,
  MissingResponseError,
  NetworkError,
  ParseError,
  TimeoutError,
  type TransportError,
} from "./TransportError.ts";

/** Never sent to: the client wants an absolute address, the shop's own may be `/graphql`. */
const placeholder = "https://shop.invalid/graphql";

const errorFrom = (thrown: unknown): TransportError => {
  if (thrown instanceof NetworkError || thrown instanceof AbortedError || thrown instanceof MissingResponseError) {
    return thrown;
  }
  return thrown instanceof ClientError ? errorFromAnswer(thrown.response) : new ParseError({ cause: thrown });
};

export const graphqlTransportLive = Layer.effect(
  GraphqlTransport,
  Effect.gen(function* () {
    const { endpoint, fetch, settings } = yield* ShopEnvironment;
    const { inOneName, expire } = yield* Identity;

    const client = new GraphQLClient(placeholder, {
      cache: "no-store",
      // The body is read here, so that a connection lost half-way is told apart from a body that cannot be parsed.
      fetch: async (_placeholder: unknown, init?: RequestInit) => {
        try {
          const answer = await fetch(endpoint, init);
          const body = await answer.text();
          if (answer.ok && body === "") throw new MissingResponseError();
          return new Response(body === "" ? null : body, { status: answer.status, headers: answer.headers });
        } catch (cause) {
          if (cause instanceof MissingResponseError) throw cause;
          throw init?.signal?.aborted ? new AbortedError() : new NetworkError({ cause });
        }
      },
    });

    const send = (query: string, variables: object, headers: Readonly<Record<string, string>>) =>
      Effect.tryPromise({
        try: (signal) => client.rawRequest<unknown>({ query, variables, requestHeaders: headers, signal }),
        catch: errorFrom,
      }).pipe(
        Effect.timeoutOrElse({
          duration: Duration.millis(settings.timeoutMs),
          orElse: () => Effect.fail(new TimeoutError({ timeoutMs: settings.timeoutMs })),
        }),
        Effect.flatMap(({ data }) =>
          data === undefined || data === null ? Effect.fail(new MissingResponseError()) : Effect.succeed(data),
        ),
      );

    const ask = (
      query: string,
      variables: object,
      headers: Readonly<Record<string, string>>,
    ): Effect.Effect<unknown, TransportError> =>
      Effect.suspend(() => {
        let used: string | null = null;
        const answer = inOneName((token) =>
          retried(
            Effect.flatMap(token, (present) => {
              used = present;
              return send(query, variables, present === null ? headers : { authorization: `Bearer ${present}`, ...headers });
            }),
            settings,
          ),
        );
        const askAgain = /^\s*query/.test(query) ? () => ask(query, variables, headers) : Effect.fail<TransportError>;
        return Effect.catch(answer, (error) => {
          if (error._tag === "AbortedError") return askAgain(error);
          return used !== null && isUnauthenticated(error) ? Effect.andThen(expire(used), askAgain(error)) : Effect.fail(error);
        });
      });

    return {
      request: (document, { schema, variables, headers = {} }) =>
        Effect.flatMap(ask(document.toString(), variables, headers), (data) =>
          Schema.decodeUnknownEffect(schema)(data).pipe(Effect.mapError(({ message }) => new DecodeError({ message }))),
        ),
    };
  }),
);
