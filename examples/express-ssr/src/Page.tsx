import type { Product } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";
import { useCart, useCartLine, useCartTotals, useShop } from "@kamra/react";

export function Page({ apple }: { readonly apple: Product | null }) {
  return apple === null ? <p>There are no apples.</p> : <Apple apple={apple} />;
}

function Apple({ apple }: { readonly apple: Product }) {
  const shop = useShop("cart", "delivery");
  const { total } = useCartTotals();
  const { error } = useCartLine(apple.id);
  const isEstimate = useCart(({ isEstimate }) => isEstimate);
  const add = async () => {
    await shop.delivery.select({ type: "personal" });
    // A refusal shows as the line's error.
    await shop.cart.setQuantity(apple, { quantity: 0.5, quantityType: "default" });
  };
  return (
    <main>
      <h1>{apple.name}</h1>
      <button type="button" onClick={() => void add()}>
        Add half a kilogram
      </button>
      <p role="status" aria-busy={isEstimate}>
        Total: {formatHuf(total)}
      </p>
      <p role="alert">{error && shop.errorText(error)}</p>
    </main>
  );
}
