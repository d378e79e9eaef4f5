import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { follow } from "../kernel/follow.ts";
import { ignoreFailure } from "../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import { failureOf } from "./failureOf.ts";
import { wholeResponse } from "./wholeResponse.ts";

const ask = {
  method: "POST",
  cache: "no-store",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ query: "query time{__typename}" }),
} as const;

/**
 * Asks the server for its time after the device has slept: until a response, the shop's clock is behind by the time
 * asleep.
 *
 * @rule TIME-1
 */
export const timeAfterSleep = Layer.effectDiscard(
  Effect.gen(function* () {
    const { endpoint, fetch, hasSlept, onReturn } = yield* ShopEnvironment;
    const response = ignoreFailure(
      Effect.tryPromise({ try: (signal) => wholeResponse(fetch, endpoint, { ...ask, signal }), catch: failureOf }),
    );
    hasSlept();
    yield* follow(onReturn, () => (hasSlept() ? response : Effect.void));
  }),
);
