import { memoryCookies, type ShopSnapshot } from "@kamra/core";
import { cartOf } from "@kamra/core/cart/service";
import type { DeliverySelection } from "@kamra/core/delivery";
import type { Product } from "@kamra/core/product";
import type { User } from "@kamra/core/session";
import { defaultSettings } from "@kamra/core/settings";
import fc from "fast-check";
import { products as anyProducts } from "../arbitraries/products.ts";
import { testNow } from "../arbitraries/testNow.ts";
import { users } from "../arbitraries/users.ts";
import { wireUserOf } from "../arbitraries/wireUserOf.ts";
import { offline } from "../network/offline.ts";
import { madeUpCart } from "../server/madeUpCart.ts";
import { mockServer } from "../server/mockServer.ts";
import { productAnswers } from "../server/productAnswers.ts";
import { openTestShop, type TestShop } from "../shop/openTestShop.ts";
import type { ShopParameters } from "./ShopParameters.ts";

interface Filled extends Required<Pick<ShopParameters, "cart" | "place" | "now">> {
  readonly user: User | null;
}

const budapest: DeliverySelection = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" };

const dozen = (now: Date): ReadonlyArray<Product> => fc.sample(anyProducts({ now }), { numRuns: 12, seed: 1 });

const userWith = (given: Partial<User>): User => {
  const [user] = fc.sample(users, { numRuns: 1, seed: 1 });
  if (user === undefined) throw new Error("A sample of one user is empty");
  return { ...user, ...given };
};

/** The server's cart with what lies in it. */
function filledCart(products: ReadonlyArray<Product>, { cart, now }: Filled) {
  const made = madeUpCart(products, { now });
  made.update({ products: cart.map(({ product, quantity }) => ({ product_id: product.id, piece: quantity })) });
  return made;
}

/** What the story shows at once, before it asks its server. */
function snapshotOf(made: ReturnType<typeof madeUpCart>, { cart, user, place, now }: Filled): ShopSnapshot {
  const { id, hash, revision, total_price: totalPrice, cart_products: lines } = made.read();
  const shown = cartOf({
    id,
    hash,
    revision,
    totalPrice,
    lines: cart.flatMap(({ product, quantity }, index) => {
      const line = lines[index];
      return line === undefined ? [] : [{ product, quantity, price: line.price, total: line.total_price }];
    }),
  });
  return {
    now: now.toISOString(),
    cart: { cart: shown },
    delivery: { selection: place, methods: [] },
    session: { isLoggedIn: user !== null, user, lastUpdated: null },
  };
}

/** The shop of a story, over a made-up server of its own. */
export function storyShop({
  products,
  cart = [],
  user: given = null,
  place = budapest,
  isOffline = false,
  now = testNow,
  answers = {},
}: ShopParameters): TestShop {
  const user = given && userWith(given);
  const filled = { cart, user, place, now };
  const sold = [...cart.map(({ product }) => product), ...(products ?? dozen(now))];
  const made = filledCart(sold, filled);
  const opened = openTestShop({
    fetch: mockServer({
      ...productAnswers(sold),
      ...made.answers,
      me: () => ({ me: user && wireUserOf(user) }),
      logout: () => ({ logout: madeUpCart([], { now }).read() }),
      shippingMethods: () => ({ shippingMethods: [] }),
      ...answers,
    }),
    now,
    cookies: memoryCookies({
      [defaultSettings.cartCookie]: made.read().id,
      ...(user && { [defaultSettings.tokenCookie]: "story" }),
    }),
    snapshot: snapshotOf(made, filled),
  });
  if (isOffline) opened.network.use(() => offline);
  return opened;
}
