import { shop } from "./shop.ts";

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root");
const button = document.createElement("button");
button.textContent = "Add half a kilogram";
button.disabled = true;
const status = document.createElement("p");
status.role = "status";
root.append(button, status);

const euro = new Intl.NumberFormat("en-IE", { style: "currency", currency: "EUR" });
const show = () => {
  const { totals, isEstimate } = shop.cart.state.get();
  status.textContent = `Total: ${euro.format(totals.total / 100)}`;
  status.ariaBusy = String(isEstimate);
};
shop.cart.state.subscribe(show);
show();

await shop.cart.refresh();
const { products } = await shop.catalogue.search({ term: "apple" });
button.addEventListener("click", async () => {
  const [apple] = products;
  if (apple === undefined) return;
  await shop.delivery.select({ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" });
  const result = await shop.cart.setQuantity(apple, { quantity: 0.5, quantityType: "default" });
  if (result.kind === "refused") status.textContent = shop.errorText(result.error);
});
button.disabled = false;
