import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { sleep } from "../kernel/Sleep.ts";
import { Analytics } from "../analytics/Analytics.ts";
import type { CartChoices } from "../cart/Cart.ts";
import { CartService } from "../cart/CartService.ts";
import { Navigator } from "../navigation/Navigator.ts";
import type { PlacedOrder } from "../orders/PlacedOrder.ts";
import { Identity } from "../identity/Identity.ts";
import { command } from "../kernel/command.ts";
import { log } from "../kernel/log.ts";
import { makeStore } from "../kernel/makeStore.ts";
import { Notices } from "../kernel/Notices.ts";
import { ignoreFailure } from "../kernel/ignoreFailure.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopError } from "../kernel/ShopError.ts";
import { skipIfOngoing } from "../kernel/skipIfOngoing.ts";
import { Tabs } from "../kernel/Tabs.ts";
import type { CreateOrderInput } from "../transport/generated/documents.ts";
import { idempotencyKey } from "../transport/idempotencyKey.ts";
import { isAgeUnconfirmed, isCartChanged, isKeyReused } from "../transport/rejections.ts";
import { requestDeadline } from "../transport/requestDeadline.ts";
import { TimeoutError, type ValidationError } from "../kernel/TransportError.ts";
import { afterOrder } from "./afterOrder.ts";
import { cartDifferences } from "./cartDifferences.ts";
import type { CheckoutView } from "./CheckoutView.ts";
import { moneyText } from "./moneyText.ts";
import type { OrderAttempt } from "./OrderAttempt.ts";
import { orderAttempts } from "./orderAttempts.ts";
import { orderInput } from "./orderInput.ts";
import { orderOnServer } from "./orderOnServer.ts";
import { orderPath } from "./orderPath.ts";
import type { OrderPlacing } from "./OrderPlacing.ts";
import type { OrderRequest } from "./OrderRequest.ts";
import { checkoutTexts } from "./text.hu.ts";

interface Checkout {
  readonly view: () => CheckoutView;
  /** The choices that the server's cart lacks. */
  readonly unsent: () => Partial<CartChoices>;
  readonly clearData: Effect.Effect<void>;
}

interface Order {
  readonly input: CreateOrderInput;
  readonly hash: string;
}

/** The outcome of a request to order. */
type Submitted =
  | { readonly outcome: PlacedOrder | "unknown"; readonly error?: never }
  | { readonly outcome: "none"; readonly error: ShopError };

const idle: OrderPlacing = { phase: "idle" };
const submitting: OrderPlacing = { phase: "submitting" };
const unknown: OrderPlacing = { phase: "unknown" };

/**
 * Places orders: one press is one order. An attempt is stored with its key before it is sent. While its result is
 * unknown, a press queries it instead of ordering again, and so does a page after a reload.
 *
 * @rule ORDER-1, ORDER-2, ORDER-3, ORDER-4, ORDER-7, ORDER-9
 */
export const makeOrderPlacing = ({ view, unsent, clearData }: Checkout) =>
  Effect.gen(function* () {
    const { errorText, onReconnect, settings, texts } = yield* ShopEnvironment;
    const { checkout = checkoutTexts } = texts;
    const cart = yield* CartService;
    const identity = yield* Identity;
    const notices = yield* Notices;
    const attempts = yield* orderAttempts;
    const server = yield* orderOnServer(attempts);
    const follow = yield* afterOrder;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const start = (effect: Effect.Effect<unknown>) => void runFork(Effect.forkIn(effect, scope));

    const state = makeStore<OrderPlacing>(idle, { server: idle });
    let wake = Deferred.makeUnsafe<void>();
    /** The order of a cart that may still be shown, because it could not be reloaded. */
    let ordered: { readonly cartId: string; readonly placing: OrderPlacing } | null = null;

    const show = (placing: OrderPlacing) =>
      Effect.sync(() => {
        state.set(placing);
        return placing;
      });

    const inTurn = <A, E>(effect: Effect.Effect<A, E>) =>
      Effect.flatMap(Tabs, ({ exclusively }) => exclusively("checkout.place")(effect));

    const refused = (error: ShopError) =>
      Effect.gen(function* () {
        yield* log("critical", "An order was not placed", error);
        yield* Effect.flatMap(Navigator, ({ unblock }) => unblock);
        const placing = yield* show({ phase: "refused", error });
        const details = `${errorText(error)} ${moneyText(placing, { texts: checkout }) ?? ""}`;
        yield* notices.say({ kind: "error", text: checkout.orderFailed(details), durationMs: settings.errorDialogMs });
        return placing;
      });

    /** The shopper sees the result first; the rest may take longer. */
    const placed = (order: PlacedOrder, attempt: OrderAttempt) =>
      Effect.gen(function* () {
        const reference = { ...order, orderId: order.order.id };
        const goTo = orderPath(reference);
        const statusPath = orderPath({ ...reference, payAt: null });
        const placing = yield* show({ phase: "placed", order: order.order, goTo, statusPath });
        ordered = { cartId: attempt.cartId, placing };
        yield* follow(order, attempt, { goTo, clearData, mark: attempts.keep });
        yield* attempts.forgetCart(attempt);
        return placing;
      });

    const isUnknown = Effect.gen(function* () {
      const isTold = state.get().phase === "unknown";
      const placing = yield* show(unknown);
      yield* Effect.flatMap(Navigator, ({ unblock }) => unblock);
      const told = { kind: "error", text: checkout.money.unknown, durationMs: settings.errorDialogMs } as const;
      if (!isTold) yield* notices.say(told);
      return placing;
    });

    const findOut = (attempt: OrderAttempt): Effect.Effect<OrderPlacing> =>
      Effect.gen(function* () {
        const outcome = yield* server.settle(attempt);
        if (outcome === "unknown") return yield* isUnknown;
        if (outcome !== "none") return yield* placed(outcome, attempt);
        yield* attempts.forget(attempt);
        const next = attempts.open();
        return yield* next === null ? refused(new TimeoutError({ timeoutMs: settings.timeoutMs })) : findOut(next);
      });

    const findOutOpen = inTurn(
      Effect.suspend(() => {
        const attempt = attempts.open();
        if (attempt !== null) return findOut(attempt);
        // Another tab has already reported the result.
        return Effect.andThen(ignoreFailure(cart.refresh()), show(idle));
      }),
    );

    const pause = Effect.suspend(() => {
      wake = Deferred.makeUnsafe();
      return Effect.raceFirst(sleep(settings.reconnectMs), Deferred.await(wake));
    });
    let isAsking = false;
    const keepAsking = Effect.gen(function* () {
      while (state.get().phase === "unknown") {
        yield* pause;
        if (state.get().phase === "unknown") yield* findOutOpen;
      }
    }).pipe(Effect.ensuring(Effect.sync(() => (isAsking = false))));
    state.subscribe(() => {
      if (isAsking || state.get().phase !== "unknown") return;
      isAsking = true;
      start(keepAsking);
    });
    const askNow = () => {
      Deferred.doneUnsafe(wake, Exit.void);
      if (state.get().phase !== "idle") return;
      if (attempts.open() !== null) start(Effect.andThen(show(submitting), findOutOpen));
      else if (attempts.mayBeTheirs()) start(identity.reload);
    };
    /** Another cart means a new attempt. */
    const beginAnew = () => {
      const present = cart.state.get().cart;
      if (state.get().phase !== "placed" || ordered === null || !present?.lines.length) return;
      if (present.id !== ordered.cartId) state.set(idle);
    };
    cart.state.subscribe(beginAnew);
    identity.state.subscribe(askNow);
    const ended = onReconnect(askNow);
    yield* Effect.addFinalizer(() => Effect.sync(ended));
    askNow();

    /** The request counts as sent, unless an answer says that it was not received. */
    const submit = (
      attempt: OrderAttempt,
      { order, request }: { readonly order: Order; readonly request: OrderRequest },
    ): Effect.Effect<Submitted> =>
      Effect.gen(function* () {
        yield* attempts.keep(attempt);
        const answer = yield* Effect.result(server.create(attempt, order));
        if (Result.isSuccess(answer)) return { outcome: answer.success };
        const outcome = yield* server.settle(attempt);
        if (outcome === "none") return { outcome, error: answer.failure };
        if (outcome === "unknown" || !request.password) return { outcome };
        // The order exists: repeating the request orders nothing, and logs in a user who registered with the order.
        return { outcome: yield* Effect.orElseSucceed(server.create(attempt, order), () => outcome) };
      });

    /** Fails while the shopper has to answer: the server first asks whether they are an adult. */
    const order = (request: OrderRequest, tries = 2): Effect.Effect<OrderPlacing, ValidationError> =>
      Effect.gen(function* () {
        const { blockers, checkout, data } = view();
        const seen = cart.state.get().cart;
        if (ordered !== null && ordered.cartId === seen?.id) return yield* show(ordered.placing);
        if (seen === null || blockers.length > 0) return yield* show({ phase: "blocked", blockers });

        const choices = unsent();
        const hasChoices = Object.keys(choices).length > 0;
        if (hasChoices || cart.state.get().isEstimate) {
          const sent = yield* Effect.result(
            Effect.raceFirst(
              hasChoices ? cart.choose(choices) : cart.settled,
              Effect.andThen(
                sleep(requestDeadline(settings)),
                Effect.fail(new TimeoutError({ timeoutMs: settings.timeoutMs })),
              ),
            ),
          );
          if (Result.isFailure(sent)) return yield* refused(sent.failure);
        }
        const present = cart.state.get().cart ?? seen;
        const differences = cartDifferences({ ...seen, ...choices }, { present, except: Object.keys(choices) });
        if (differences.length > 0) return yield* show({ phase: "changed", differences });

        const list = request.saveAsList
          ? {
              name: request.saveAsList,
              lines: present.lines.map(({ product: { id }, quantity }) => ({ product: { id }, quantity })),
            }
          : null;
        const { isLoggedIn, user } = identity.state.get();
        const session = yield* Effect.flatMap(Analytics, (analytics) => analytics.session);
        const input = orderInput(request, { cartId: present.id, data, flow: checkout.flow, isLoggedIn, session });
        const attempt: OrderAttempt = {
          key: yield* idempotencyKey,
          cartId: present.id,
          userId: user?.id ?? null,
          list,
          done: [],
        };
        const { outcome, error } = yield* submit(attempt, { order: { input, hash: present.hash }, request });
        if (outcome === "unknown") return yield* isUnknown;
        if (outcome !== "none") return yield* placed(outcome, attempt);
        yield* attempts.forget(attempt);
        if (isAgeUnconfirmed(error)) return yield* Effect.fail(error);
        // Another tab has cancelled this attempt before the server received it.
        if (isKeyReused(error) && tries > 1) return yield* order(request, tries - 1);
        // A refusal is about the current cart: sold-out products and a lost slot must show.
        yield* ignoreFailure(cart.refresh());
        if (!isCartChanged(error)) return yield* refused(error);
        const changes = cartDifferences(present, { present: cart.state.get().cart ?? present });
        // Nothing new for the shopper: the visible cart is unchanged.
        if (changes.length === 0 && tries > 1) return yield* order(request, tries - 1);
        return yield* show({ phase: "changed", differences: changes });
      });

    /** The order that another tab has made from the cart since the press, or null. */
    const orderedElsewhere = (cartId: string | null): Effect.Effect<OrderPlacing | null> =>
      Effect.gen(function* () {
        if (cartId === null || cartId === ordered?.cartId || cartId === cart.state.get().cart?.id) return null;
        const userId = identity.state.get().user?.id ?? null;
        // The other tab reports it and keeps its list.
        const attempt: OrderAttempt = {
          key: yield* idempotencyKey,
          cartId,
          userId,
          list: null,
          done: ["reported", "listed"],
        };
        const outcome = yield* server.settle(attempt);
        return typeof outcome === "string" ? null : yield* placed(outcome, attempt);
      });

    const attemptOrder = (request: OrderRequest, { mustFindOut = false } = {}) => {
      const pressedFor = cart.state.get().cart?.id ?? null;
      return inTurn(
        Effect.gen(function* () {
          const attempt = attempts.open();
          if (attempt === null) return (yield* orderedElsewhere(pressedFor)) ?? (yield* order(request));
          // A query would cancel another tab's pending request. One cart is one order, so both may send it.
          const isSame = !mustFindOut && attempt.cartId === cart.state.get().cart?.id;
          return yield* isSame ? order(request) : findOut(attempt);
        }),
      );
    };

    /** @rule LAW-12 */
    const askForAge = (request: OrderRequest, error: ValidationError): Effect.Effect<OrderPlacing> =>
      ignoreFailure(cart.refresh()).pipe(
        Effect.andThen(cart.confirmAge),
        Effect.flatMap((isAdult) => (isAdult ? Effect.catch(attemptOrder(request), refused) : refused(error))),
      );

    const press = yield* command(
      // Observers never get the password.
      { name: "checkout.place", policy: skipIfOngoing, requests: 20 },
      (pressed: { readonly request: () => OrderRequest }) =>
        Effect.suspend(() => {
          const mustFindOut = state.get().phase === "unknown";
          const request = pressed.request();
          return Effect.andThen(
            show(submitting),
            Effect.catch(attemptOrder(request, { mustFindOut }), (error) => askForAge(request, error)),
          );
        }),
    );

    return {
      state,
      /** Skip if ongoing.* Never fails: `state` has the result. */
      place: (request: OrderRequest = {}) => press({ request: () => request }),
      /** Dismisses the result. */
      dismiss: Effect.suspend(() =>
        state.get().phase === "submitting" || state.get().phase === "unknown" ? Effect.void : Effect.asVoid(show(idle)),
      ),
    };
  });
