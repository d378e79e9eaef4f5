import "@kamra/ui/styles.css";
import { formatHuf } from "@kamra/core/text";
import { ShopProvider, useCart, useCartLine, useCartTotals } from "@kamra/react";
import { Button, ProductCard, UiProvider } from "@kamra/ui";
import type { Product } from "@kamra/core/product";
import { StrictMode, Suspense, use } from "react";
import { createRoot } from "react-dom/client";
import { endpoint, findApple, shop } from "./shop.ts";

const start = Promise.all([findApple(), shop.cart.refresh()]);

async function add(product: Product, quantity: number) {
  await shop.delivery.select({ type: "personal" });
  const result = await shop.cart.setQuantity(product, { quantity, quantityType: "default" });
  if (result.kind === "refused") console.error(shop.errorText(result.error));
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
  const { line, isPending } = useCartLine(product.id);
  return (
    <main style={{ width: "14rem" }}>
      <ProductCard
        product={product}
        now={shop.now()}
        href="#apple"
        line={line}
        isPending={isPending}
        onQuantityChange={({ quantity }) => void add(product, quantity)}
      />
      <Button onPress={() => void add(product, 0.5)}>Add half a kilogram</Button>
      <Total />
    </main>
  );
}

function Page() {
  const [product] = use(start);
  return product === null ? <p>There are no apples.</p> : <Apple product={product} />;
}

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root");
createRoot(root).render(
  <StrictMode>
    <ShopProvider shop={shop}>
      <UiProvider imageUrl={(image) => new URL(image, endpoint).href}>
        <Suspense fallback={<p>Loading…</p>}>
          <Page />
        </Suspense>
      </UiProvider>
    </ShopProvider>
  </StrictMode>,
);
