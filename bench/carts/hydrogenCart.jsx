import { CartProvider, ShopifyProvider, useCart } from "@shopify/hydrogen-react";
import { memo } from "react";
import { createRoot } from "react-dom/client";
import { lineCount, quantityAtFirst } from "./cart.js";

/** Its own cart, on a server that answers at once; an edit shows before the answer. */
export function mount(container) {
  const lines = Array.from({ length: lineCount }, (_, index) => ({
    id: String(index),
    quantity: quantityAtFirst,
    attributes: [],
    merchandise: { id: String(index) },
    cost: {},
  }));
  const cart = () => ({
    id: "gid://shopify/Cart/1",
    checkoutUrl: "",
    totalQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    buyerIdentity: { countryCode: "HU" },
    attributes: [],
    discountCodes: [],
    cost: {},
    note: "",
    updatedAt: "",
    lines: { edges: lines.map((node) => ({ node: { ...node } })) },
  });
  window.fetch = async (_address, { body }) => {
    const { variables } = JSON.parse(body);
    for (const { id, quantity } of variables.lines ?? []) lines[Number(id)].quantity = quantity;
    return Response.json({ data: { cartLinesUpdate: { cart: cart() } } });
  };

  let present = null;
  const LineView = memo(({ quantity }) => <b>{quantity}</b>);
  const Line = memo(({ index }) => (
    <li>
      <LineView quantity={useCart().lines[index].quantity} />
    </li>
  ));
  const Total = () => {
    present = useCart();
    return <output>{present.lines.reduce((sum, { quantity }) => sum + quantity, 0)}</output>;
  };
  createRoot(container).render(
    <ShopifyProvider
      storeDomain="https://bench.test"
      storefrontToken="none"
      storefrontApiVersion="2026-04"
      countryIsoCode="HU"
      languageIsoCode="HU"
    >
      <CartProvider data={cart()}>
        <ul>
          {lines.map(({ id }, index) => (
            <Line key={id} index={index} />
          ))}
        </ul>
        <Total />
      </CartProvider>
    </ShopifyProvider>,
  );
  return {
    edit: (index, quantity) => present.linesUpdate([{ id: String(index), quantity }]),
    isQuiet: () => present?.status === "idle" && present.cartReady,
  };
}
