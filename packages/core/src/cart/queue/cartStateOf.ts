import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import { effectiveMethod } from "../../delivery/rules/effectiveMethod.ts";
import { placeCarriers } from "../../delivery/rules/placeCarriers.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import type { ProductId } from "../../product/Product.ts";
import { shareEqual } from "../../kernel/shareEqual.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { OutboxFacts } from "../../outbox/makeOutboxStore.ts";
import type { Cart } from "../model/Cart.ts";
import type { CartChange } from "../model/CartChange.ts";
import type { CartError } from "../model/CartError.ts";
import { cartItemCount } from "../rules/cartItemCount.ts";
import type { CartState } from "./CartState.ts";
import { cartTotals } from "../rules/cartTotals.ts";
import { cartWeight } from "../rules/cartWeight.ts";
import { changesOfCart } from "./changesOfCart.ts";
import { emptyCart } from "./emptyCart.ts";
import type { EstimateDifference } from "./estimateDifferences.ts";
import { foldChanges } from "./foldChanges.ts";
import { inOneQueue } from "./inOneQueue.ts";
import { shareEqualCart } from "./shareEqualCart.ts";
import type { PendingChange } from "../model/PendingChange.ts";
import type { PendingElsewhere } from "./PendingElsewhere.ts";
import { fromStored } from "./fromStored.ts";

/** The facts that the cart's state is computed from. */
export interface CartFacts extends OutboxFacts<PendingChange> {
  readonly server: Cart | null;
  /** Pending changes of other tabs, by tab. */
  readonly elsewhere: Readonly<Record<string, PendingElsewhere>>;
  readonly disagreements: ReadonlyArray<EstimateDifference>;
  readonly lineErrors: Readonly<Record<ProductId, ShopError>>;
  readonly failure: CartError | null;
}

/** The inputs of the state that are not facts of the cart. */
export interface CartInputs {
  /** The id of the server's cart; null when there is none. */
  readonly cartId: string | null;
  readonly methods: ReadonlyArray<ShippingMethod> | null;
  readonly selection: DeliverySelection | null;
}

const pendingOf = (changes: ReadonlyArray<CartChange>, server: Cart | null): Record<ProductId, true> =>
  Object.fromEntries(
    changes.flatMap((change): ReadonlyArray<readonly [ProductId, true]> => {
      if ("productId" in change) return [[change.productId, true]];
      return change.kind === "empty" ? (server?.lines ?? []).map(({ product }) => [product.id, true] as const) : [];
    }),
  );

/**
 * Computes the state from the facts. Parts equal to the previous state's stay the same objects, as does the whole state.
 *
 * @rule CART-14, CART-16, SHIP-7
 */
export function cartStateOf(
  { server, sent, waiting, elsewhere, isRefreshing, isAway, lineErrors, disagreements, failure }: CartFacts,
  { cartId, methods, selection, previous }: CartInputs & { readonly previous: CartState | null },
): CartState {
  const tabs = [
    { isAway, changes: [...sent, ...waiting] },
    ...Object.values(elsewhere).map((tab) => ({
      isAway: tab.isAway,
      changes: fromStored(changesOfCart(tab.changes, { cartId })),
    })),
  ].filter((tab) => tab.changes.length > 0);
  const changes = inOneQueue(tabs.map((tab) => tab.changes)).map(({ change }) => change);
  const folded = server === null && changes.length === 0 ? null : foldChanges(server ?? emptyCart, changes);
  const cart = folded && shareEqualCart(previous?.cart ?? null, folded);
  const lines = cart?.lines ?? [];
  const { linkedOrder, shippingMethod: pressed, paymentMethod, timeSlot } = cart ?? emptyCart;
  // Without the offers only the cart's own method is known.
  const { method, charged, left } = effectiveMethod(methods ?? (pressed ? [pressed] : []), {
    linkedOrder,
    selection,
    pressedId: pressed?.id ?? null,
  });
  const hasPlace = selection !== null || linkedOrder !== null;
  return shareEqual(previous ?? undefined, {
    cart,
    isKnown: server !== null || cartId === null,
    totals: shareEqual(
      previous?.totals,
      cartTotals(cart ?? emptyCart, {
        shippingMethod: charged,
        paymentMethod: charged === method ? paymentMethod : null,
        timeSlot,
      }),
    ),
    shippingMethod: method,
    leftMethod: left,
    carriers: shareEqual(previous?.carriers, hasPlace && methods ? placeCarriers(methods, { method }) : []),
    itemCount: cart === null ? 0 : cartItemCount(cart),
    weight: cartWeight(lines),
    isFetching: isRefreshing || changes.length > 0,
    isEstimate: changes.length > 0,
    isWaiting: tabs.some((tab) => tab.isAway),
    pending: shareEqual(previous?.pending, pendingOf(changes, server)),
    lineErrors,
    disagreements: shareEqual(previous?.disagreements, disagreements),
    failure,
  });
}
