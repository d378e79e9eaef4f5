import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import { sleep } from "../../kernel/Sleep.ts";
import { command } from "../../kernel/command.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopSettings } from "../../kernel/ShopSettings.ts";
import { skipIfOngoing } from "../../kernel/skipIfOngoing.ts";
import { GraphqlTransport } from "../../transport/GraphqlTransport.ts";
import { idempotencyKey } from "../../transport/idempotencyKey.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { Order } from "../model/Order.ts";
import type { OrderReference } from "../model/OrderReference.ts";
import { OrderService } from "./ShopOrders.ts";
import type { PaymentChange } from "../model/PaymentChange.ts";
import type { PaymentRequest } from "../model/PaymentRequest.ts";
import type { PaymentStart } from "../model/PaymentStart.ts";
import { paymentKindOf } from "../../payment/paymentKindOf.ts";
import { huf } from "../../product/amounts.ts";
import type { WithdrawalRequest } from "../model/WithdrawalRequest.ts";
import {
  cancelOrderMutation,
  changePaymentMethodMutation,
  confirmOrderMutation,
  orderByEmailQuery,
  orderByTransactionQuery,
  orderQuery,
  ordersQuery,
  paymentAlternativesQuery,
  requestWithdrawalLinkMutation,
  startPaymentMutation,
  withdrawFromOrderMutation,
  withdrawalTermsQuery,
} from "../graphql/generated/operations.ts";

const withdrawalInput = ({ order, products, refundAccount = null }: WithdrawalRequest) => ({
  ...("id" in order ? { order_id: order.id } : { transaction_id: order.transactionId }),
  products: products.map(({ productId, quantity }) => ({ product_id: productId, piece: quantity })),
  refund_account: refundAccount && { holder: refundAccount.holder, number: refundAccount.number },
});

const defaultPageSize = 10;

const waitsForBank = (order: Order | null) => order?.payment?.status === "PENDING";

type Request = GraphqlTransport["Service"]["request"];

const finding =
  (request: Request) =>
  (reference: OrderReference): Effect.Effect<Order | null, TransportError> =>
    "id" in reference
      ? Effect.map(request(orderQuery, { variables: reference }), ({ order }) => order)
      : Effect.map(
          request(orderByTransactionQuery, { variables: reference }),
          ({ orderByTransaction }) => orderByTransaction,
        );

/** A backend that is older than this SDK does not know the call. */
const isUnknownCall = (error: TransportError): boolean =>
  error._tag === "ServerError" && error.code === "GRAPHQL_VALIDATION_FAILED";

/** Its callers take the bank's address out of the response: a parameter with an optional field would not miss it. */
const started = (order: Order, payAt: string | null | undefined): PaymentStart => ({ order, payAt: payAt ?? null });

/** Paying for a placed order. It reads the alternatives by itself, because readers of models come with every page. */
const paying = (request: Request, { paymentMethodIds }: Pick<ShopSettings, "paymentMethodIds">) =>
  Effect.gen(function* () {
    return {
      paymentAlternatives: (reference: OrderReference) =>
        request(paymentAlternativesQuery, { variables: reference }).pipe(
          Effect.map(({ paymentAlternatives }) =>
            paymentAlternatives.map(({ payment_method: method, cost, total_amount }) => ({
              ...method,
              kind: paymentKindOf(method.id, { paymentMethodIds }),
              fee: huf(cost),
              total: huf(total_amount),
            })),
          ),
          Effect.catchIf(isUnknownCall, () => Effect.succeed([])),
        ),
      startPayment: yield* command(
        { name: "orders.startPayment", policy: skipIfOngoing, requests: 1 },
        ({ saveCard = false, ...reference }: PaymentRequest) =>
          Effect.map(
            request(startPaymentMutation, { variables: { ...reference, saveCard } }),
            ({ startPayment: { order, rewrite_url } }) => started(order, rewrite_url),
          ),
      ),
      changePaymentMethod: yield* command(
        { name: "orders.changePaymentMethod", policy: skipIfOngoing, requests: 1 },
        (wanted: PaymentChange) =>
          Effect.map(
            request(changePaymentMethodMutation, { variables: wanted }),
            ({ changePaymentMethod: { order, rewrite_url } }) => started(order, rewrite_url),
          ),
      ),
    };
  });

/** A repeated withdrawal keeps its key until its result is known. */
const withdrawing = (request: Request) => {
  let open: { readonly asked: string; readonly key: string } | null = null;
  return (wanted: WithdrawalRequest) =>
    Effect.gen(function* () {
      const withdrawal = withdrawalInput(wanted);
      const asked = JSON.stringify(withdrawal);
      open = open?.asked === asked ? open : { asked, key: yield* idempotencyKey };
      const headers = { "idempotency-key": open.key };
      const { withdrawFromOrder } = yield* request(withdrawFromOrderMutation, {
        variables: { withdrawal },
        headers,
      });
      open = null;
      return withdrawFromOrder;
    });
};

type Finding = ReturnType<typeof finding>;

/** Polls an order while its payment is pending at the bank. */
const polling = (
  find: Finding,
  { paymentPolls, paymentPollMs }: Pick<ShopSettings, "paymentPolls" | "paymentPollMs">,
) => {
  const ask = (reference: OrderReference, asks: number): ReturnType<Finding> =>
    Effect.flatMap(find(reference), (order) =>
      asks > 1 && waitsForBank(order)
        ? Effect.andThen(
            sleep(paymentPollMs),
            Effect.suspend(() => ask(reference, asks - 1)),
          )
        : Effect.succeed(order),
    );
  return (reference: OrderReference) => ask(reference, paymentPolls);
};

export const orderServiceLive = Layer.effect(
  OrderService,
  Effect.gen(function* () {
    const { settings } = yield* ShopEnvironment;
    const { request } = yield* GraphqlTransport;

    const find = finding(request);
    const confirm = yield* command(
      { name: "orders.confirm", policy: skipIfOngoing, requests: 1 },
      // A function, because observers of commands must not see the token.
      (mail: () => { readonly transactionId: string; readonly token: string }) =>
        Effect.map(request(confirmOrderMutation, { variables: mail() }), ({ confirmOrder }) => confirmOrder),
    );
    return OrderService.of({
      find,
      history: ({ page = 1, pageSize = defaultPageSize } = {}) =>
        request(ordersQuery, { variables: { page, first: pageSize } }).pipe(
          Effect.map(({ me: { orders } }) => ({
            orders: orders.data,
            page: orders.paginatorInfo.currentPage,
            pageSize: orders.paginatorInfo.perPage,
            lastPage: orders.paginatorInfo.lastPage,
            total: orders.paginatorInfo.total,
          })),
        ),
      paid: polling(find, settings),
      findByEmail: ({ transactionId, email }) =>
        Effect.map(
          request(orderByEmailQuery, { variables: { transactionId, email } }),
          ({ orderByTransaction }) => orderByTransaction,
        ),
      confirm: (mail) => confirm(() => mail),
      cancel: yield* command(
        { name: "orders.cancel", policy: skipIfOngoing, requests: 1 },
        (reference: OrderReference) =>
          Effect.map(request(cancelOrderMutation, { variables: reference }), ({ cancelOrder }) => cancelOrder),
      ),
      requestWithdrawalLink: yield* command(
        { name: "orders.requestWithdrawalLink", policy: skipIfOngoing, requests: 1 },
        ({ orderId, email }: { readonly orderId: string; readonly email: string }) =>
          Effect.asVoid(
            request(requestWithdrawalLinkMutation, {
              variables: { order_id: orderId, email },
            }),
          ),
      ),
      withdrawalTerms: (wanted) =>
        Effect.map(
          request(withdrawalTermsQuery, {
            variables: { withdrawal: withdrawalInput(wanted) },
          }),
          ({ withdrawalTerms }) => withdrawalTerms,
        ),
      withdraw: yield* command({ name: "orders.withdraw", policy: skipIfOngoing, requests: 1 }, withdrawing(request)),
      ...(yield* paying(request, settings)),
    });
  }),
);
