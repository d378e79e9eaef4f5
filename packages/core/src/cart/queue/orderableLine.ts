import * as Effect from "effect/Effect";
import { limitQuantity } from "../../product/limitQuantity.ts";
import type { Product, QuantityType } from "../../product/Product.ts";
import type { QuantityError } from "../../product/QuantityError.ts";
import { productServiceTexts } from "../../product/text.hu.ts";
import { unitOf } from "../../product/unitOf.ts";
import { Notices } from "../../kernel/Notices.ts";
import { tryQuantityRule } from "../../kernel/tryQuantityRule.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import { changedLine } from "./changedLine.ts";
import { cartTexts } from "../text.hu.ts";

/** What quantities are counted in. */
const counted = { default: true, alternative: true } satisfies Record<QuantityType, true>;

/**
 * Makes a product's line for the wanted quantity, null for 0. Notifies the shopper when the purchase limit reduces it, or
 * when it cannot be ordered.
 *
 * Errors: QuantityError. Dies of a TypeError for a quantity type that does not exist, which only a caller without types can pass.
 *
 * @rule QTY-7, QTY-8
 */
export const orderableLine = Effect.gen(function* () {
  const { errorText, now, settings, texts } = yield* ShopEnvironment;
  const notices = yield* Notices;
  const notifyRefusal = (error: QuantityError) =>
    notices.say({
      kind: "error",
      text: (texts.cart ?? cartTexts).updateFailed(errorText(error)),
      durationMs: settings.cartErrorMs,
    });
  return (product: Product, wanted: { readonly quantity: number; readonly quantityType: QuantityType }) =>
    Effect.gen(function* () {
      const { quantity, quantityType } = wanted;
      if (!Object.hasOwn(counted, quantityType))
        return yield* Effect.die(new TypeError(`cart.setQuantity: there is no quantityType "${quantityType}"`));
      const limit = settings.purchaseLimits[product.id] ?? null;
      const within = yield* tryQuantityRule(() =>
        limitQuantity(quantity, { unit: unitOf(product, quantityType), limit }),
      );
      if (within < quantity) {
        yield* notices.say({
          kind: "info",
          text: (texts.product ?? productServiceTexts).purchaseLimitReached,
          durationMs: settings.noticeMs,
        });
      }
      return yield* tryQuantityRule(() => changedLine(product, { quantity: within, quantityType, now: now() }));
    }).pipe(Effect.tapError(notifyRefusal));
});
