import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { Failure } from "../decoding/Failure.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { decodeAnswer } from "./decodeAnswer.ts";
import { errorFromAnswer } from "./errorFromAnswer.ts";
import { failureOf } from "./failureOf.ts";
import { graphqlBody } from "./generated/answers.ts";
import { GraphqlTransport } from "./GraphqlTransport.ts";
import { insisting } from "./insisting.ts";
import { operationName } from "./operationName.ts";
import { ParseError, type TransportError } from "./TransportError.ts";
import { type WholeAnswer, wholeAnswer } from "./wholeAnswer.ts";

const parsed = (body: string | null) => {
  const read = graphqlBody(JSON.parse(body ?? ""), []);
  if (read instanceof Failure) throw new SyntaxError(read.message);
  return read;
};

/** The data of an answer without errors. A body that cannot be read, as a proxy's page, says nothing but its status. */
const dataOf = ({ status, body }: WholeAnswer): Effect.Effect<unknown, TransportError> =>
  Effect.try({ try: () => parsed(body), catch: (cause) => new ParseError({ cause }) }).pipe(
    Effect.catch((error) => (status < 300 ? Effect.fail(error) : Effect.succeed({}))),
    Effect.flatMap((answer: ReturnType<typeof parsed>) => {
      const { data = null, errors } = answer;
      const isGood = status < 300 && data !== null && !errors?.length;
      return isGood ? Effect.succeed(data) : Effect.fail(errorFromAnswer({ status, ...answer }));
    }),
  );

export const graphqlTransportLive = Layer.effect(
  GraphqlTransport,
  Effect.gen(function* () {
    const { endpoint, fetch } = yield* ShopEnvironment;
    const insist = yield* insisting;

    const send = (query: string, variables: object, headers: Readonly<Record<string, string>>) =>
      Effect.tryPromise({
        try: (signal) =>
          wholeAnswer(fetch, endpoint, {
            method: "POST",
            signal,
            cache: "no-store",
            headers: {
              accept: "application/graphql-response+json, application/json",
              "content-type": "application/json",
              ...headers,
            },
            body: JSON.stringify({ query, variables, operationName: operationName(query) }),
          }),
        catch: failureOf,
      }).pipe(Effect.flatMap(dataOf));

    return {
      request: ({ text }, { decoder, variables, headers = {} }) => {
        const answer = insist(
          (token) => send(text, variables, token === null ? headers : { authorization: `Bearer ${token}`, ...headers }),
          { isQuery: text.startsWith("query") },
        );
        return Effect.flatMap(answer, (data) => decodeAnswer(decoder, data));
      },
    };
  }),
);
