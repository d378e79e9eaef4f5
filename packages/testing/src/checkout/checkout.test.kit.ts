import { randomBytes } from "node:crypto";
import { type Backend, smallSeedIds as ids } from "@kamra/backend";
import { type CookieJar, defaultSettings, type KeyValueStorage, memoryCookies, memoryStorage } from "@kamra/core";
import type { DeliverySelection } from "@kamra/core/delivery";
import { openTestShop, startBackend, type TestShop, type TestShopOptions } from "../backend/index.ts";
import type { Fault } from "../network/index.ts";

export const now = new Date("2026-11-21T10:00:00Z");

export const password = "egy hosszú jelszó";

export const contactPerson = { name: "Kiss Éva", email: "eva@pelda.hu", telephone: "36301234567" };
const street = { street: "Margó Tivadar utca", houseNumber: "5" };
export const shippingAddress = {
  ...street,
  id: "__NEW_ADDRESS__",
  name: "Kiss Éva",
  postcode: "1186",
  city: "Budapest",
  telephone: "36301234567",
  note: null,
  isDefault: false,
  isImported: false,
};
export const billingAddress = {
  ...street,
  id: "__NEW_ADDRESS__",
  name: "Kiss Éva",
  postcode: "1186",
  city: "Budapest",
  isCompany: false,
  vatNumber: null,
  bankTransferEnabled: false,
  isDefault: false,
  isImported: false,
};
export const home = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" } as const;

/** A browser: the state that its tabs share and that survives a reload. */
export interface Browser {
  readonly cookies: CookieJar;
  readonly storage: KeyValueStorage;
}

/** A guest's browser with a cart and a delivery address. */
export function browserWith(
  cartId: string,
  { selection = { type: "personal" } }: { readonly selection?: DeliverySelection } = {},
): Browser {
  const cookies = memoryCookies({
    [defaultSettings.cartCookie]: cartId,
    [defaultSettings.deliveryCookie]: JSON.stringify(selection),
  });
  return { cookies, storage: memoryStorage() };
}

/** A complete cart in the database: one litre of milk, fetched and paid for at the door. */
export async function readyCart(
  { database: { db } }: Pick<Backend, "database">,
  { productId = ids.milk }: { readonly productId?: number } = {},
): Promise<string> {
  const id = randomBytes(16).toString("base64url");
  const { name, email, telephone } = contactPerson;
  await db
    .insertInto("carts")
    .values({
      id,
      shipping_method_id: 4,
      payment_method_id: 2,
      contact_name: name,
      contact_email: email,
      contact_telephone: telephone,
    })
    .execute();
  await db
    .insertInto("cart_products")
    .values({
      cart_id: id,
      product_id: productId,
      quantity: 1,
      quantity_type: "default",
      alternative_quantity: null,
      gift_card_text: null,
      ribbon_color: null,
    })
    .execute();
  await db
    .insertInto("cart_billing_addresses")
    .values({
      cart_id: id,
      saved_address_id: null,
      is_company: false,
      vat_number: null,
      name,
      postcode: 1186,
      city: "Budapest",
      street: street.street,
      house_number: street.houseNumber,
    })
    .execute();
  return id;
}

/** The orders of a cart: at most one if the shop is correct. */
export function ordersOf(cartId: string, { database: { db } }: Pick<Backend, "database">) {
  return db.selectFrom("orders").where("cart_id", "=", cartId).selectAll().execute();
}

/** A tab of the browser on the page where the order is placed. */
export async function openCheckout(browser: Browser, options: TestShopOptions): Promise<TestShop> {
  const opened = openTestShop({ ...browser, ...options });
  await opened.shop.cart.refresh();
  await opened.shop.checkout.refresh();
  return opened;
}

interface Opened extends TestShop {
  readonly cartId: string;
  readonly browser: Browser;
}

export interface CheckoutKit {
  readonly backend: Backend;
  /** A shop with a cart that is ready to order, on the last page of the checkout. */
  readonly open: (options?: Partial<TestShopOptions>) => Promise<Opened>;
  /** The same for a user who logged in there, with the guest's cart id. */
  readonly openLoggedIn: (options?: Partial<TestShopOptions>) => Promise<Opened & { readonly email: string }>;
  /** Another tab of the browser, or the same one after a reload. */
  readonly reopen: (browser: Browser, options?: Partial<TestShopOptions>) => Promise<TestShop>;
}

/** A backend, and shops on it. Close the backend. */
export async function startCheckoutKit(): Promise<CheckoutKit> {
  const backend = await startBackend({ clock: () => now });
  const reopen: CheckoutKit["reopen"] = (browser, options = {}) =>
    openCheckout(browser, { fetch: backend.fetch, now, ...options });
  const open: CheckoutKit["open"] = async (options) => {
    const cartId = await readyCart(backend);
    const browser = browserWith(cartId);
    return { cartId, browser, ...(await reopen(browser, options)) };
  };
  let people = 0;
  const openLoggedIn: CheckoutKit["openLoggedIn"] = async (options) => {
    people += 1;
    const email = `vevo.${people}@pelda.hu`;
    const opened = await open(options);
    const { shop, clock } = opened;
    await shop.session.register({ email, password, name: "Kovács Anna" });
    const { dialog } = shop.dialogs.open.get() ?? {};
    if (dialog !== undefined) shop.dialogs.answer(dialog, null);
    clock.advance(1000);
    await shop.cart.refresh();
    await shop.checkout.refresh();
    return { ...opened, email };
  };
  return { backend, open, openLoggedIn, reopen };
}

/** The shop's reassurance after a failed order attempt that took no money. */
export const safe = "Nem adtál le megrendelést, és nem fizettél. Nyugodtan próbáld újra!";

export const texts = ({ shop }: Pick<TestShop, "shop">) => shop.notices.get().map(({ text }) => text);

export const sent = ({ network }: Pick<TestShop, "network">, operation: string) =>
  network.calls.filter(({ operationName }) => operationName === operation);

/** The fault hits only requests of this operation, the first `times` of them. */
export const fail = ({ network }: Pick<TestShop, "network">, operation: string, fault: Fault, times = Infinity) => {
  let left = times;
  network.use(({ operationName }) => {
    if (operationName !== operation || left === 0) return null;
    left -= 1;
    return fault;
  });
};
