// By entries, because Metro shakes no trees: the whole of `@kamra/core` would come with its root.
import { cart } from "@kamra/core/cart/service";
import { catalogue } from "@kamra/core/catalogue/service";
import { delivery } from "@kamra/core/delivery/service";
import { isWeighed } from "@kamra/core/product";
import { createShop, memoryCookies, orThrow } from "@kamra/core/shop";
import { formatHuf } from "@kamra/core/text";

/** What the phone gives to the app: in yours, your settings. */
declare const phone: { readonly endpoint: string };

/** A run of the app; what the cookies have is all that the next one gets: keep it in the phone's storage. */
const open = (cookies: ReturnType<typeof memoryCookies>) =>
  createShop({ capabilities: [catalogue, delivery, cart], endpoint: phone.endpoint, cookies });

async function addHalfAndOpenAgain(): Promise<string> {
  const cookies = memoryCookies();
  const shop = open(cookies);
  orThrow(await shop.delivery.select({ type: "personal" }));
  const { products } = await shop.catalogue.search({ term: "alma" });
  const apple = products.find(({ defaultUnit, status }) => isWeighed(defaultUnit) && status === "AVAILABLE");
  if (apple === undefined) throw new Error("The shop has no apples");
  orThrow(await shop.cart.setQuantity(apple, { quantity: 0.5, quantityType: "default" }));
  const { total } = shop.cart.state.get().totals;
  shop.dispose();

  const next = open(cookies);
  orThrow(await next.cart.refresh());
  const { cart: kept, totals } = next.cart.state.get();
  next.dispose();
  if (kept?.lines[0]?.quantity !== 0.5 || totals.total !== total || total === 0)
    throw new Error("The cart was not kept");
  return `${apple.name}: 0.5 kg, ${formatHuf(total)}`;
}

Object.assign(globalThis, { outcome: addHalfAndOpenAgain() });
