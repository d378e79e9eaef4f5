import * as Effect from "effect/Effect";
import { limitQuantity } from "../product/limitQuantity.ts";
import type { Product, QuantityType } from "../product/Product.ts";
import type { QuantityError } from "../product/QuantityError.ts";
import { productServiceTexts } from "../product/text.hu.ts";
import { unitOf } from "../product/unitOf.ts";
import { errorText } from "../shop/errorText.ts";
import { Notices } from "../shop/Notices.ts";
import { refusing } from "../shop/refusing.ts";
import { ShopEnvironment } from "../shop/ShopEnvironment.ts";
import { changedLine } from "./changedLine.ts";
import { cartTexts } from "./text.hu.ts";

/**
 * Makes a product's line of the quantity that a shopper wants, null of 0; tells them when it is cut to what one may have, or
 * cannot be ordered at all.
 *
 * Errors: QuantityError.
 *
 * @rule QTY-7, QTY-8
 */
export const orderableLine = Effect.gen(function* () {
  const { now, settings, texts } = yield* ShopEnvironment;
  const notices = yield* Notices;
  const tellRefused = (error: QuantityError) =>
    notices.say({
      kind: "error",
      text: (texts.cart ?? cartTexts).updateFailed(errorText(error, { texts })),
      durationMs: settings.cartErrorMs,
    });
  return (product: Product, wanted: { readonly quantity: number; readonly quantityType: QuantityType }) =>
    Effect.gen(function* () {
      const { quantity, quantityType } = wanted;
      const limit = settings.purchaseLimits[product.id] ?? null;
      const within = yield* refusing(() => limitQuantity(quantity, { unit: unitOf(product, quantityType), limit }));
      if (within < quantity) {
        yield* notices.say({
          kind: "info",
          text: (texts.product ?? productServiceTexts).purchaseLimitReached,
          durationMs: settings.noticeMs,
        });
      }
      return yield* refusing(() => changedLine(product, { quantity: within, quantityType, now: now() }));
    }).pipe(Effect.tapError(tellRefused));
});
