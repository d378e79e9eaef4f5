import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { log } from "../../kernel/log.ts";
import { Notices } from "../../kernel/Notices.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import { DeliveryService } from "../../delivery/service/ShopDelivery.ts";
import type { CartExchange } from "./CartExchange.ts";
import type { Notice } from "../../kernel/Notice.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import { isUnauthenticated } from "../../transport/rejections.ts";
import { isFatal } from "../queue/isFatal.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import { refusalText } from "../queue/refusalText.ts";
import { settle } from "../../outbox/settle.ts";
import { cartTexts } from "../text.hu.ts";

/** Null for a lost cart: that error belongs to no single change. */
const aboutOf = (change: CartChange, error: ShopError): Pick<Notice, "about"> =>
  isFatal(error) ? {} : { about: "productId" in change ? `cart line ${change.productId}` : "cart" };

/** Whether the coupon's field shows the error, so that no notice is needed. */
const isForItsField = (error: ShopError, { change, outcomes }: PendingChange): boolean =>
  !isFatal(error) &&
  outcomes.length > 0 &&
  change.kind === "choices" &&
  Boolean(change.choices.couponCode) &&
  Object.keys(change.choices).length === 1;

/** Whether an added product no longer exists: only its card says so, without a notice. */
const isForItsCard = (
  error: ShopError,
  { refused: { change }, cart }: { readonly refused: PendingChange; readonly cart: Cart | null },
): boolean =>
  error._tag === "ServerError" &&
  error.code === "PRODUCT_NOT_FOUND" &&
  change.kind === "line" &&
  change.line !== null &&
  !cart?.lines.some(({ product }) => product.id === change.productId);

/**
 * Handles changes that the server refuses: removes them, puts the errors on their lines, notifies the shopper and shows the
 * server's cart.
 *
 * @rule CART-5, CART-8, CART-12, SEAM-3
 */
export const refuseChanges = ({
  store,
  remote,
  publisher,
  askForCoupon,
}: CartExchange & {
  /** For a change that would lose the coupon: true when the refusal needs no notice. */
  readonly askForCoupon: (refused: PendingChange) => Effect.Effect<boolean>;
}) =>
  Effect.gen(function* () {
    const { errorText, settings, texts } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const notices = yield* Notices;
    const scope = yield* Effect.scope;

    const notify = (error: ShopError, refused: PendingChange) =>
      Effect.suspend(() => {
        const { change } = refused;
        const fail = settle([refused], Exit.fail(error));
        // The session's notice or the coupon's field shows it.
        if (isUnauthenticated(error) || isForItsField(error, refused)) return fail;
        if ("productId" in change)
          store.change({ lineErrors: { ...store.facts().lineErrors, [change.productId]: error } });
        if (isForItsCard(error, { refused, cart: store.facts().server })) return fail;
        const details = errorText(error);
        // The text of a lost cart is a whole sentence.
        const text = isFatal(error) ? details : refusalText(refused, { texts: texts.cart ?? cartTexts, details });
        return notices
          .say({ kind: "error", text, durationMs: settings.cartErrorMs, ...aboutOf(change, error) })
          .pipe(Effect.andThen(fail));
      });

    const end = (error: ShopError, refused: PendingChange, proceed: Effect.Effect<unknown>): Effect.Effect<unknown> => {
      if (error._tag !== "ServerError" || error.code !== "DISCOUNT_CATEGORY") return notify(error, refused);
      return askForCoupon(refused).pipe(
        Effect.flatMap((isHandled) => (isHandled ? proceed : notify(error, refused))),
        Effect.forkIn(scope),
      );
    };

    return (
      error: ShopError,
      refused: ReadonlyArray<PendingChange>,
      proceed: Effect.Effect<unknown>,
    ): Effect.Effect<void> =>
      Effect.gen(function* () {
        yield* log("warning", "A change of the cart was refused", error);
        // The answer may be unreadable, so fetch the cart to learn what the server did.
        const current = yield* Effect.result(remote.retrieve(store.facts().server));
        const event = { kind: "refused" } as const;
        const facts = { isStale: Result.isFailure(current), ...(isFatal(error) && { failure: error }) };
        const show = Result.isSuccess(current)
          ? publisher.show({ cart: current.success, methods: delivery.methods.get() }, event, facts)
          : Effect.sync(() => store.apply(event, facts));
        // Uninterruptible, so that no caller waits for a removed change.
        yield* Effect.uninterruptible(
          Effect.andThen(
            show,
            Effect.forEach(refused, (each) => end(error, each, proceed)),
          ),
        );
      });
  });
