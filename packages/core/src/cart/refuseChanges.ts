import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Result from "effect/Result";
import { errorText } from "../shop/errorText.ts";
import { log } from "../shop/log.ts";
import { Notices } from "../shop/Notices.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import type { ShopError } from "../shop/ShopError.ts";
import { DeliveryService } from "../delivery/DeliveryService.ts";
import type { CartExchange } from "./CartExchange.ts";
import { isFatal } from "./isFatal.ts";
import type { PendingChange } from "./PendingChange.ts";
import { refusalText } from "./refusalText.ts";
import { settle } from "./settle.ts";
import { cartTexts } from "./text.hu.ts";

/**
 * What becomes of changes that the server refuses: they alone disappear, with their error on their lines and the shopper told;
 * the cart shown is the server's again.
 *
 * @rule CART-5, CART-8, CART-12
 */
export const refuseChanges = ({
  store,
  remote,
  sight,
  askForCoupon,
}: Pick<CartExchange, "store" | "remote" | "sight"> & {
  /** The coupon would be lost with this change: true when it has been made again, without the coupon. */
  readonly askForCoupon: (refused: PendingChange) => Effect.Effect<boolean>;
}) =>
  Effect.gen(function* () {
    const { settings, texts } = yield* ShopEnvironment;
    const delivery = yield* DeliveryService;
    const notices = yield* Notices;
    const scope = yield* Effect.scope;

    const isOfNewLine = ({ change }: PendingChange) =>
      change.kind === "line" &&
      change.line !== null &&
      !store.facts().server?.lines.some(({ product }) => product.id === change.productId);
    const isForTheLogOnly = (error: ShopError, refused: PendingChange) =>
      error._tag === "ServerError" && error.code === "PRODUCT_NOT_FOUND" && isOfNewLine(refused);

    const tell = (error: ShopError, refused: PendingChange) =>
      Effect.suspend(() => {
        const { change } = refused;
        if ("productId" in change)
          store.change({ lineErrors: { ...store.facts().lineErrors, [change.productId]: error } });
        const text = refusalText(refused, { texts: texts.cart ?? cartTexts, details: errorText(error, { texts }) });
        return notices
          .say({ kind: "error", text, durationMs: settings.cartErrorMs })
          .pipe(Effect.andThen(settle([refused], Exit.fail(error))));
      });

    const end = (error: ShopError, refused: PendingChange): Effect.Effect<unknown> => {
      if (isForTheLogOnly(error, refused)) return settle([refused], Exit.void);
      if (error._tag !== "ServerError" || error.code !== "DISCOUNT_CATEGORY") return tell(error, refused);
      return askForCoupon(refused).pipe(
        Effect.flatMap((isMadeAgain) => (isMadeAgain ? Effect.void : tell(error, refused))),
        Effect.forkIn(scope),
      );
    };

    return (error: ShopError, refused: ReadonlyArray<PendingChange>): Effect.Effect<void> =>
      Effect.gen(function* () {
        yield* log("warning", "A change of the cart was refused", error);
        // What the server made of it is unknown after an answer that could not be read.
        const { server } = store.facts();
        const current = yield* Effect.result(remote.retrieve(server));
        const facts = { sent: [], ...(isFatal(error) && { failure: error }) };
        const show = Effect.suspend(() => {
          if (Result.isSuccess(current)) {
            return sight.show({ cart: current.success, methods: delivery.methods.get() }, { isGot: false, ...facts });
          }
          store.change({ ...facts, isStale: true });
          return Effect.void;
        });
        // Nobody must find them gone and be left waiting for it.
        yield* Effect.uninterruptible(
          Effect.andThen(
            show,
            Effect.forEach(refused, (each) => end(error, each)),
          ),
        );
      });
  });
