import { formatHuf } from "@kamra/core/text";
import { findApple, shop } from "./shop.ts";

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}`);
  return element;
}

const [name, add, total] = [byId("name"), byId("add"), byId("total")];

function showTotal() {
  const { totals, isEstimate } = shop.cart.state.get();
  total.textContent = `Total: ${formatHuf(totals.total)}`;
  total.ariaBusy = String(isEstimate);
}

shop.cart.state.subscribe(showTotal);
const [apple] = await Promise.all([findApple(), shop.cart.refresh()]);
showTotal();
if (apple === null) {
  name.textContent = "There are no apples";
} else {
  name.textContent = apple.name;
  add.removeAttribute("disabled");
  add.addEventListener("click", async () => {
    await shop.delivery.select({ type: "personal" });
    const result = await shop.cart.setQuantity(apple, { quantity: 0.5, quantityType: "default" });
    if (result.kind === "refused") total.textContent = shop.errorText(result.error);
  });
}
