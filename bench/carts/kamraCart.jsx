import { cart, catalogue, createShop, delivery, memoryCookies } from "@kamra/core";
import { ShopProvider, useCartLine, useCartProductIds, useCartTotals } from "@kamra/react";
import { memo } from "react";
import { createRoot } from "react-dom/client";
import { shopServer } from "../../packages/react/src/shopServer.test.support.ts";
import { lineCount } from "./cart.js";
import { renderKeyed } from "./keyedCart.jsx";

/** The whole shop: an edit is rounded, priced, summed up with deposits and delivery, and queued for the server. */
async function openShop() {
  const shop = createShop({
    capabilities: [catalogue, delivery, cart],
    endpoint: "/graphql",
    fetch: shopServer({ lineCount }).fetch,
    cookies: memoryCookies({
      cart_id: "8f14e45f-ceea-4e67-a8b2-1c5f8a2b9d10",
      delivery_address: JSON.stringify({ type: "personal" }),
    }),
    log: () => {},
  });
  await Promise.all([shop.cart.refresh(), shop.delivery.refreshMethods()]);
  return {
    shop,
    edit: (index, quantity) => {
      const { product } = shop.cart.state.get().cart.lines[index];
      // The server refuses one of the products.
      shop.cart.setQuantity(product, { quantity, quantityType: "default" }).catch(() => null);
    },
    isQuiet: () => !shop.cart.state.get().isFetching,
  };
}

/** That shop, shown by keyed subscriptions and nothing of its hooks: what an edit costs at least. */
export async function mountKeyed(container) {
  const { shop, edit, isQuiet } = await openShop();
  const { set } = renderKeyed(container);
  let shown = [];
  shop.cart.state.subscribe(() => {
    const { cart, totals } = shop.cart.state.get();
    cart.lines.forEach((line, index) => {
      if (line !== shown[index]) set(index, line.quantity);
    });
    shown = cart.lines;
    set("total", totals.total);
  });
  return { edit, isQuiet };
}

/** That shop, shown by its hooks. */
export async function mount(container) {
  const { shop, edit, isQuiet } = await openShop();
  const LineView = memo(({ quantity }) => <b>{quantity}</b>);
  const Line = memo(({ productId }) => (
    <li>
      <LineView quantity={useCartLine(productId).line?.quantity} />
    </li>
  ));
  const Lines = () => (
    <ul>
      {useCartProductIds().map((id) => (
        <Line key={id} productId={id} />
      ))}
    </ul>
  );
  const Total = () => <output>{useCartTotals().total}</output>;
  createRoot(container).render(
    <ShopProvider shop={shop}>
      <Lines />
      <Total />
    </ShopProvider>,
  );
  return { edit, isQuiet };
}
