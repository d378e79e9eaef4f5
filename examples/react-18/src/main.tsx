import type { Product } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { ShopProvider, useCart, useCartLine, useCartTotals } from "@kamra/react";
import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { findApple, shop } from "./shop.ts";

async function add(product: Product) {
  await shop.delivery.select({ type: "personal" });
  // A refusal shows as the line's error.
  await shop.cart.setQuantity(product, { quantity: 0.5, quantityType: "default" });
}

function Total() {
  const { total } = useCartTotals();
  const isEstimate = useCart(({ isEstimate }) => isEstimate);
  return (
    <p role="status" aria-busy={isEstimate}>
      Total: {formatHuf(total)}
    </p>
  );
}

function Apple({ product }: { readonly product: Product }) {
  const { line, error } = useCartLine(product.id);
  return (
    <main>
      <h1>{product.name}</h1>
      <button type="button" onClick={() => void add(product)}>
        Add half a kilogram
      </button>
      <p>
        In the cart: {line?.quantity ?? 0} {product.defaultUnit.name}
      </p>
      <p role="alert">{error && shop.errorText(error)}</p>
      <Total />
    </main>
  );
}

function Page() {
  const [product, setProduct] = useState<Product | null | "loading">("loading");
  useEffect(() => {
    void shop.cart.refresh();
    void findApple().then(setProduct);
  }, []);
  if (product === "loading") return <p>Loading…</p>;
  return product === null ? <p>There are no apples.</p> : <Apple product={product} />;
}

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root");
createRoot(root).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <Page />
    </ShopProvider>
  </StrictMode>,
);
