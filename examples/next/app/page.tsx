import { Badge, Button, ProductCard } from "@kamra/ui";
import { Suspense } from "react";
import { addHalf, change } from "./actions";
import { Cart } from "./Cart";
import { findApple, pageShop } from "./serverShop";

async function Apple() {
  const shop = await pageShop();
  try {
    const [apple] = await Promise.all([findApple(shop), shop.cart.refresh()]);
    if (apple === null) return <p>There are no apples.</p>;
    return (
      <>
        <Badge tone="new">By the kilogram</Badge>
        <ProductCard
          product={apple}
          now={shop.now()}
          href="#apple"
          line={shop.cart.line(apple.id).get().line}
          onQuantityChange={change.bind(null, apple.id)}
        />
        <form action={addHalf.bind(null, apple.id)}>
          <Button type="submit">Add half a kilogram</Button>
        </form>
        <Cart snapshot={shop.snapshot()} />
      </>
    );
  } finally {
    shop.dispose();
  }
}

export default function Page() {
  return (
    <main style={{ width: "14rem", margin: "1rem" }}>
      <h1>Apples</h1>
      <Suspense fallback={<p>Loading…</p>}>
        <Apple />
      </Suspense>
    </main>
  );
}
