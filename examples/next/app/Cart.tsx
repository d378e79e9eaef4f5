"use client";

import { cart, catalogue, createShop, delivery, documentCookies, type ShopSnapshot } from "@kamra/core";
import { formatHuf } from "@kamra/core/text";
import { ShopProvider, useCart, useCartProductIds, useCartTotals, useShop } from "@kamra/react";
import { Button } from "@kamra/ui";
import { useEffect, useState } from "react";
import { endpoint } from "./endpoint";

function Lines() {
  const shop = useShop("cart");
  const { total } = useCartTotals();
  const isEstimate = useCart(({ isEstimate }) => isEstimate);
  const ids = useCartProductIds();
  return (
    <>
      <p role="status" aria-busy={isEstimate}>
        Total: {formatHuf(total)}
      </p>
      {ids.length > 0 && <Button onPress={() => void shop.cart.empty()}>Empty the cart</Button>}
    </>
  );
}

/** The cart of the server's page, from then on the browser's. */
export function Cart({ snapshot }: { readonly snapshot: ShopSnapshot }) {
  const [shop] = useState(() =>
    createShop({
      capabilities: [catalogue, delivery, cart],
      endpoint,
      snapshot,
      // Next renders this on its server too, which believes the snapshot.
      cookies: typeof document === "undefined" ? undefined : documentCookies(document),
    }),
  );
  // Another snapshot comes when an action has changed the cart, and perhaps chosen a place.
  useEffect(() => void shop.cart.refresh(), [shop, snapshot]);
  return (
    <ShopProvider shop={shop}>
      <Lines />
    </ShopProvider>
  );
}
