// The script of node-script, in Bun: half a kilogram in a cart, and whether the next run still has it.
import { cart, catalogue, createShop, delivery, memoryCookies, orThrow } from "@kamra/core";
import { isWeighed } from "@kamra/core/product";
import { formatHuf } from "@kamra/core/text";

const endpoint = process.env["KAMRA_ENDPOINT"] ?? "http://localhost:4000/graphql";

/** A run of the script; the cookies are all that the next one gets. */
const open = (cookies: ReturnType<typeof memoryCookies>) =>
  createShop({ capabilities: [catalogue, delivery, cart], endpoint, cookies });

const cookies = memoryCookies();
const shop = open(cookies);
orThrow(await shop.delivery.select({ type: "personal" }));
const { products } = await shop.catalogue.search({ term: "alma" });
const apple = products.find(({ defaultUnit, status }) => isWeighed(defaultUnit) && status === "AVAILABLE");
if (apple === undefined) throw new Error("The shop has no apples");
orThrow(await shop.cart.setQuantity(apple, { quantity: 0.5, quantityType: "default" }));
const { total } = shop.cart.state.get().totals;
console.log(`${apple.name}: 0.5 ${apple.defaultUnit.name}, ${formatHuf(total)}`);
shop.dispose();

const next = open(cookies);
orThrow(await next.cart.refresh());
const { cart: kept, totals } = next.cart.state.get();
console.log(`kept: ${kept?.lines[0]?.quantity} ${apple.defaultUnit.name}, ${formatHuf(totals.total)}`);
next.dispose();
if (kept?.lines[0]?.quantity !== 0.5 || totals.total !== total || total === 0) throw new Error("The cart was not kept");
