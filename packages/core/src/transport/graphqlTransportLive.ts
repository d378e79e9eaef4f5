import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { ClientError, GraphQLClient } from "graphql-request";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import { Identity } from "../identity/Identity.ts";
import { decodeResponse } from "./decodeResponse.ts";
import { errorFromResponse } from "./errorFromResponse.ts";
import { failureOf } from "./failureOf.ts";
import { GraphqlTransport } from "./GraphqlTransport.ts";
import { authorizedRequest } from "./authorizedRequest.ts";
import { MissingResponseError, type TransportError } from "../kernel/TransportError.ts";
import { wholeResponse } from "./wholeResponse.ts";

/** Never requested: the client requires an absolute address, and the shop's may be `/graphql`. */
const placeholder = "https://shop.invalid/graphql";

const isQuery = (text: string): boolean => text.startsWith("query");

const errorFrom = (thrown: unknown): TransportError =>
  thrown instanceof ClientError ? errorFromResponse(thrown.response) : failureOf(thrown);

export const graphqlTransportLive = Layer.effect(
  GraphqlTransport,
  Effect.gen(function* () {
    const { endpoint, fetch, ownFields = {}, session, settings, sharedResponses } = yield* ShopEnvironment;
    const { state } = yield* Identity;
    const sendAuthorized = yield* authorizedRequest;

    const answered = async (_placeholder: unknown, init?: RequestInit) => {
      const { body, status, headers } = await wholeResponse(fetch, endpoint, init);
      return new Response(body, { status, headers });
    };

    const send = (query: string, variables: object, requestHeaders: Readonly<Record<string, string>>) =>
      Effect.tryPromise({
        try: (signal) =>
          new GraphQLClient(placeholder, {
            cache: "no-store",
            keepalive: !isQuery(query),
            fetch: answered,
          }).rawRequest<unknown>({ query, variables, requestHeaders, signal }),
        catch: errorFrom,
      }).pipe(
        Effect.flatMap(({ data }) =>
          data === undefined || data === null ? Effect.fail(new MissingResponseError()) : Effect.succeed(data),
        ),
      );

    return {
      request: ({ text: plain, decoder }, { variables, headers = {} }) => {
        const text = Object.values(ownFields).reduce((all, { ask }) => ask(all), plain);
        const response = sendAuthorized(
          (token) => send(text, variables, { ...session.authorization(token), ...headers }),
          {
            isQuery: isQuery(text),
          },
        );
        return Effect.suspend(() => {
          const shared = sharedResponses({ query: text, variables, isGuest: !state.get().isLoggedIn });
          return Effect.flatMap(shared === null ? response : Effect.succeed(shared), (data) =>
            decodeResponse(decoder, data, { ids: settings, ownFields }),
          );
        });
      },
    };
  }),
);
