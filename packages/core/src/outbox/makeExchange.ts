import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import type { ShopError } from "../kernel/ShopError.ts";
import { AbortedError } from "../kernel/TransportError.ts";
import { isNetworkFailure } from "../transport/isNetworkFailure.ts";
import { outageNotice } from "../transport/outageNotice.ts";
import type { OutboxPort } from "./OutboxPort.ts";
import type { Pending } from "./Pending.ts";
import { settle } from "./settle.ts";

/** Whether the outcome is unknown. */
export const isUnanswered = (error: ShopError) => isNetworkFailure(error) || error._tag === "AbortedError";

/** The requests of an outbox, and what their outcomes do to its changes. */
export const makeExchange = <Change extends Pending, Answer, Failure extends ShopError>({
  store: { facts, apply },
  ...port
}: OutboxPort<Change, Answer, Failure>) =>
  Effect.map(outageNotice, (outage) => {
    /** The outage shows until the server answers. */
    const lose = (error: ShopError) =>
      Effect.suspend(() => {
        const isLost = isNetworkFailure(error);
        apply({ kind: "unanswered", isLost });
        return isLost ? outage.report : Effect.void;
      });
    const answered = () => {
      outage.over();
      apply({ kind: "read" });
    };
    return {
      lose,
      /** Sends the next batch. */
      send: (proceed: Effect.Effect<unknown>) =>
        Effect.gen(function* () {
          apply({ kind: "taken", key: yield* port.newKey });
          const { sent } = facts();
          const answer = yield* Effect.result(port.send(sent));
          if (Result.isFailure(answer) && isUnanswered(answer.failure)) return yield* Effect.fail(answer.failure);
          outage.over();
          if (Result.isSuccess(answer)) yield* port.confirm(answer.success, settle(sent, Exit.void), sent);
          else if (sent.length > 1 && !port.isFatal(answer.failure)) apply({ kind: "split" });
          else yield* port.refuse(answer.failure, sent, proceed);
          // An interrupted or broken exchange has no known outcome.
        }).pipe(Effect.onError(() => lose(new AbortedError()))),
      read: port.read.pipe(
        Effect.tap(Effect.sync(answered)),
        Effect.tapError((error) =>
          Effect.sync(() => {
            if (isNetworkFailure(error)) apply({ kind: "outdated" });
            // An aborted read was for the previous user, so its result is not needed.
            else if (error._tag !== "AbortedError") answered();
          }),
        ),
      ),
    };
  });
