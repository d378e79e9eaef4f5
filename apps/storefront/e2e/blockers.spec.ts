import { type CheckoutBlockerKind, checkoutTexts } from "@kamra/core/checkout";
import type { BrowserContext, Page } from "@playwright/test";
import { enterAs } from "./enterAs.ts";
import { found } from "./readyCart.ts";
import { Shopper } from "./Shopper.ts";
import { expect, test } from "./test.ts";

const rice = "rizsporta-barna-rizs-1-kg";
const chicken = "kispajta-csirkemell-file";
const cities = { 1186: "Budapest", 6720: "Szeged", 7621: "Pécs" } as const;
const street = { name: "Kovács Anna", street: "Fő utca", house_number: "1" };

interface Lack {
  /** Whether they know the shop: with a saved address or pickup, they have one step. */
  readonly isUser?: boolean;
  /** Where the goods go; null for nowhere yet. */
  readonly to: keyof typeof cities | "pickup" | null;
  readonly product?: string;
  /** What the cart has otherwise than a whole order. */
  readonly cart: object;
  /** Whether the way is closed only by the button that orders, so that its notice leads to the step. */
  readonly isPressed?: boolean;
  readonly leadsTo: string;
  /** The control that mends it. */
  readonly by: (page: Page) => ReturnType<Page["getByRole"]>;
}

const field = (name: string) => (page: Page) => page.getByRole("main").getByRole("textbox", { name, exact: true });
const streetField = (page: Page) => page.getByRole("main").getByRole("combobox", { name: "Utca" });
const button = (name: RegExp) => (page: Page) => page.getByRole("main").getByRole("button", { name }).first();
const option = (group: RegExp) => (page: Page) =>
  page.getByRole("radiogroup", { name: group }).getByRole("radio", { disabled: false }).first();

/** Each reason that closes the way, on each step that has to mend it; `walks/slot.spec.ts` has the slots that are gone. */
const table: Readonly<Record<Exclude<CheckoutBlockerKind, "lostTimeSlot" | "unfitTimeSlot">, ReadonlyArray<Lack>>> = {
  cart: [{ to: 6720, cart: { products: [] }, leadsTo: "/", by: button(/^Kosárba: /) }],
  selection: [{ to: null, cart: { shipping_address: null }, leadsTo: "/kosar", by: button(/^Szállítás ide/) }],
  shippingMethod: [
    { to: 7621, product: chicken, cart: {}, leadsTo: "/kosar", by: button(/^Kiveszem: /) },
    { to: 7621, product: chicken, cart: {}, leadsTo: "/kosar", by: button(/^Személyesen veszem át/) },
  ],
  contactPerson: [{ to: 6720, cart: { contact_data: null }, leadsTo: "/megrendeles", by: field("Név") }],
  shippingAddress: [
    { to: 6720, cart: { shipping_address: null }, leadsTo: "/megrendeles/kiszallitas", by: streetField },
  ],
  timeSlot: [
    { to: 1186, cart: {}, isPressed: true, leadsTo: "/megrendeles/kiszallitas", by: option(/^Idősávok/) },
    { isUser: true, to: 1186, cart: {}, isPressed: true, leadsTo: "/megrendeles/expressz", by: option(/^Idősávok/) },
  ],
  postPoint: [
    {
      to: 6720,
      cart: { shipping_method: "3", payment_method: "3" },
      isPressed: true,
      leadsTo: "/megrendeles/kiszallitas",
      by: option(/^Postapont/),
    },
    {
      isUser: true,
      to: 6720,
      cart: { shipping_method: "3", payment_method: "3" },
      isPressed: true,
      leadsTo: "/megrendeles/expressz",
      by: option(/^Postapont/),
    },
  ],
  billingAddress: [
    {
      to: 6720,
      cart: { billing_address: null },
      isPressed: true,
      leadsTo: "/megrendeles/szamlazas",
      by: (page) => page.getByRole("checkbox", { name: "A számlázási cím ugyanaz, mint a szállítási" }),
    },
    {
      isUser: true,
      to: "pickup",
      cart: { billing_address: null },
      leadsTo: "/megrendeles/expressz",
      by: streetField,
    },
  ],
  paymentMethod: [
    { to: 6720, cart: { payment_method: null }, leadsTo: "/megrendeles/szamlazas", by: option(/^Fizetési mód/) },
    {
      isUser: true,
      to: "pickup",
      cart: { payment_method: null },
      leadsTo: "/megrendeles/expressz",
      by: option(/^Fizetési mód/),
    },
  ],
};

/** Asks as the browser's pages do. */
async function asker(context: BrowserContext, url: string) {
  const mark = (await context.cookies(url)).find(({ name }) => name === "session_mark")?.value ?? "guest";
  const headers = { origin: url, authorization: `Session ${mark}` };
  return async (query: string, variables: object = {}) =>
    await (await context.request.post(`${url}/graphql`, { data: { query, variables }, headers })).text();
}

/** Puts a cart that lacks one thing into the browser. */
async function prepare(context: BrowserContext, { isUser = false, to, product = rice, cart }: Lack): Promise<void> {
  const url = new URL(test.info().project.use.baseURL ?? "").origin;
  if (isUser) await enterAs("Kovács Anna", context);
  const ask = await asker(context, url);
  const isFetched = to === "pickup";
  const place = to === null || isFetched ? null : { postcode: to, city: cities[to] };
  const address = { ...street, postcode: 6720, city: "Szeged", ...place };
  const saved = isUser && place !== null ? found(await ask(saveAddress, { address }), "id") : null;
  const productId = found(await ask(productQuery, { product }), "id");
  const id = found(await ask("mutation { createCart { id } }"), "id") ?? "";
  const input = {
    id,
    products: [{ product_id: productId, piece: 1 }],
    contact_data: { contact_name: "Kovács Anna", contact_email: "anna@pelda.hu", contact_telephone: "36201234567" },
    ...(isFetched ? { shipping_method: "4" } : { shipping_address: { ...address, telephone: "36201234567" } }),
    payment_method: "2",
    billing_address: { ...address, is_company: false },
    ...cart,
  };
  const updated = await ask("mutation ($input: UpdateCartInput!) { updateCart(input: $input) { id } }", { input });
  expect(found(updated, "id"), updated).toBe(id);
  const there = place && { type: "delivery", zip: `${place.postcode}`, city: place.city };
  const selection = isFetched
    ? { type: "personal" }
    : there && {
        ...there,
        ...(saved ? { deliveryType: "savedAddress", addressId: saved } : { deliveryType: "postcode" }),
      };
  await context.addCookies([
    { name: "cart_id", value: id, url },
    ...(selection ? [{ name: "delivery_address", value: encodeURIComponent(JSON.stringify(selection)), url }] : []),
  ]);
}

const productQuery = "query ($product: String!) { getProductByUrlKey(url_key: $product) { id } }";
const saveAddress =
  "mutation ($address: UserShippingAddressInput!) { createMyUserShippingAddress(address: $address) { id } }";

for (const [kind, lacks] of Object.entries(table))
  lacks.forEach((lack, index) =>
    test(`[SEAM-1] a missing ${kind} is mended on ${lack.leadsTo} by a control of its own (${index + 1})`, async ({
      context,
      page,
    }) => {
      await prepare(context, lack);
      await new Shopper(page).open("/megrendeles/osszesites");
      if (lack.isPressed === true) {
        await page.getByRole("button", { name: /^Fizetési kötelezettséggel/ }).click();
        await page.getByRole("main").getByRole("alert").getByRole("link").first().click();
      }
      await expect(page).toHaveURL(({ pathname }) => pathname === lack.leadsTo);
      await expect(lack.by(page)).toBeEnabled();
    }),
  );

test("[SEAM-2] what the last press lacked is not said any more once it is chosen", async ({ context, page }) => {
  const [, lack] = table.paymentMethod;
  if (lack === undefined) throw new Error("No user lacks a payment method");
  await prepare(context, lack);
  await new Shopper(page).open(lack.leadsTo);
  await page.getByRole("button", { name: /^Tovább/ }).click();
  const notice = page.getByRole("main").getByText(checkoutTexts.blockers.paymentMethod);
  await expect(notice).toBeVisible();
  await lack.by(page).press("Space");
  await expect(notice).toBeHidden();
});
