import * as Effect from "effect/Effect";
import type { PlacedOrder } from "../../orders/model/PlacedOrder.ts";
import { log } from "../../kernel/log.ts";
import type { CreateOrderInput } from "../../transport/generated/documents.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { isInvalidCartId } from "../../transport/rejections.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { OrderAttempt } from "../model/OrderAttempt.ts";
import { createOrderMutation, settleOrderMutation } from "./generated/operations.ts";

/** The result of an attempt: the order; `none`, which is final; or unknown. */
export type OrderFate = PlacedOrder | "none" | "unknown";

/**
 * Orders on the server. An attempt is one order, however often it is sent, by its key.
 *
 * @rule ORDER-3, ORDER-9
 */
export const orderOnServer = ({ concerns }: { readonly concerns: (attempt: OrderAttempt) => boolean }) =>
  Effect.gen(function* () {
    const { request } = yield* GraphqlTransport;

    return {
      /** `hash` is that of the cart that the shopper saw. */
      create: (
        { key }: OrderAttempt,
        order: { readonly input: CreateOrderInput; readonly hash: string },
      ): Effect.Effect<PlacedOrder, TransportError> =>
        Effect.map(
          request(createOrderMutation, {
            variables: { orderInput: order.input },
            headers: { "idempotency-key": key, "if-match": `"${order.hash}"` },
          }),
          ({ createOrder }) => createOrder,
        ),

      /** Queries the result of an attempt, and cancels it if there is no order. */
      settle: (attempt: OrderAttempt): Effect.Effect<OrderFate> =>
        Effect.suspend(() => {
          if (!concerns(attempt)) return Effect.succeed<OrderFate>("unknown");
          return request(settleOrderMutation, {
            variables: { cartId: attempt.cartId },
            headers: { "idempotency-key": attempt.key },
          }).pipe(
            Effect.map(({ settleOrder }): OrderFate => settleOrder ?? "none"),
            // An unknown cart was not ordered: ordered carts are kept by their orders.
            Effect.catchIf(isInvalidCartId, () => Effect.succeed<OrderFate>(concerns(attempt) ? "none" : "unknown")),
            Effect.catch((error) =>
              Effect.as(log("warning", "What became of an order cannot be found out", error), "unknown" as const),
            ),
          );
        }),
    };
  });

export type OrderOnServer = Effect.Success<ReturnType<typeof orderOnServer>>;
