import { Badge, Button, Price } from "@kamra/ui";
import { addHalf } from "./addHalf.ts";
import { Cart } from "./Cart.tsx";
import { findApple, pageShop } from "./serverShop.ts";

export default async function Page() {
  const shop = await pageShop();
  try {
    const [apple] = await Promise.all([findApple(shop), shop.cart.refresh()]);
    if (apple === null) return <p>There are no apples.</p>;
    return (
      <main style={{ margin: "1rem" }}>
        <h1>{apple.name}</h1>
        <Badge tone="new">By the kilogram</Badge>
        <Price product={apple} now={shop.now()} />
        <form action={addHalf}>
          <Button type="submit">Add half a kilogram</Button>
        </form>
        <Cart snapshot={shop.snapshot()} />
      </main>
    );
  } finally {
    shop.dispose();
  }
}
