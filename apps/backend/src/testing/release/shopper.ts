import { randomBytes } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import {
  account,
  cart,
  catalogue,
  checkout,
  content,
  createShop,
  delivery,
  dialogs,
  lists,
  navigation,
  orders,
  session,
  orThrow,
} from "@kamra/core";
import { parseAs } from "../parseAs.ts";

/**
 * The suite of calls of a release: a shopper of its own SDK browses, searches, fills a cart, pays and changes a list
 * and an account at a server, and prints its credentials. Given those of another shopper, it also reads that one's
 * data. A previous release runs its own copy of this file. Ends with an error at the first answer that is not right.
 */
const [, , origin = "", other] = process.argv;

interface Person {
  readonly email: string;
  readonly password: string;
  readonly transactionId: string;
  readonly total: number;
}

const openShop = () =>
  createShop({
    capabilities: [catalogue, content, delivery, cart, session, account, checkout, orders, lists, navigation, dialogs],
    endpoint: `${origin}/graphql`,
    log: () => {},
  });
type Shop = ReturnType<typeof openShop>;

function check(what: string, found: unknown, expected: unknown = true): void {
  if (!isDeepStrictEqual(found, expected))
    throw new Error(`${what}: ${JSON.stringify(found)} and not ${JSON.stringify(expected)}`);
}

/** Answers each question at once: yes, and no to what would only be more. */
function answerAll(shop: Shop): void {
  shop.dialogs.open.subscribe(() => {
    const dialog = shop.dialogs.open.get()?.dialog;
    if (dialog === undefined) return;
    if (dialog.kind === "ageConfirmation") shop.dialogs.answer(dialog, "confirm");
    else shop.dialogs.answer(dialog, null);
  });
}

const name = "Kiss Éva";
const at = { postcode: "1186", city: "Budapest", street: "Fő utca", houseNumber: "5" };
const saved = { id: "__NEW_ADDRESS__", isDefault: false, isImported: false };
const shippingAddress = { ...at, ...saved, name, telephone: "36301234567", note: null };
const billingAddress = { ...at, ...saved, name, isCompany: false, vatNumber: null, bankTransferEnabled: false };

async function browse(shop: Shop) {
  const categories = await shop.catalogue.loadCategories();
  const [first] = categories;
  check("A shop has categories", first !== undefined);
  const shelf = await shop.catalogue.products({ filters: { categoryId: first?.id } });
  check("A category has products", shelf.total > 0);
  const { products } = await shop.catalogue.search({ term: "tej" });
  const milk = products.find(({ name: title }) => title.startsWith("Tej"));
  if (milk === undefined) throw new Error("The search does not find milk");
  await shop.catalogue.suggestions("te");
  check("A product has a page", (await shop.catalogue.product(milk.urlKey)) !== null);
  await shop.content.brands();
  await shop.content.stores();
  await shop.content.deliveryInfo();
  return milk;
}

async function register(shop: Shop): Promise<Pick<Person, "email" | "password">> {
  const credentials = { email: `${randomBytes(8).toString("hex")}@pelda.hu`, password: "egy hosszú jelszó" };
  orThrow(await shop.session.register({ ...credentials, name }));
  orThrow(await shop.account.createShippingAddress(shippingAddress));
  orThrow(await shop.account.createBillingAddress(billingAddress));
  orThrow(await shop.account.updatePersonalData({ name, telephone: "36301234567" }));
  check("An account has its address", shop.session.state.get().user?.shippingAddresses.length, 1);
  return credentials;
}

/** Presses the simulated provider's button, and comes back. */
async function pay(page: string): Promise<void> {
  const here = (address: string) => origin + new URL(address, origin).pathname + new URL(address, origin).search;
  const send = (address: string, fields: Readonly<Record<string, string>>) =>
    fetch(here(address), {
      method: "POST",
      redirect: "manual",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
  const answer = await send(page, { choice: "approve" });
  const to = answer.headers.get("location");
  if (to === null) throw new Error(`The provider of payments answers ${answer.status}`);
  check("The shop takes the shopper back", (await fetch(here(to), { redirect: "manual" })).status, 303);
}

async function order(
  shop: Shop,
  milk: Awaited<ReturnType<typeof browse>>,
): Promise<Pick<Person, "total" | "transactionId">> {
  orThrow(await shop.delivery.select({ type: "personal" }));
  orThrow(await shop.delivery.refreshMethods());
  orThrow(await shop.cart.setQuantity(milk, { quantity: 2, quantityType: "default" }));
  const contactPerson = { name, email: shop.session.state.get().user?.email ?? "", telephone: "36301234567" };
  orThrow(await shop.checkout.update({ contactPerson, shippingMethodId: "4", billingAddress }));
  orThrow(await shop.checkout.refresh());
  orThrow(await shop.checkout.update({ paymentMethodId: "3" }));
  const placing = await shop.checkout.place();
  if (placing?.phase !== "placed") throw new Error(`The order is not placed: ${JSON.stringify(placing)}`);
  const transactionId = /[^/]+$/.exec(placing.statusPath)?.[0] ?? "";
  const found = await shop.orders.find({ transactionId });
  const payment = orThrow(await shop.orders.startPayment({ transactionId }));
  await pay(payment?.payAt ?? placing.goTo);
  check("The order is paid", (await shop.orders.find({ transactionId }))?.payment?.status, "RECEIVED");
  return { transactionId, total: found?.amounts.total ?? Number.NaN };
}

/** What a shopper finds who comes again. */
async function comeAgain({ email, password, transactionId, total }: Person): Promise<void> {
  const shop = openShop();
  answerAll(shop);
  orThrow(await shop.session.login({ email, password }));
  check("The account has its address", shop.session.state.get().user?.shippingAddresses.length, 1);
  const found = await shop.orders.find({ transactionId });
  check("The order is there", [found?.amounts.total, found?.payment?.status], [total, "RECEIVED"]);
  check("The history has it", (await shop.orders.history({})).orders.length > 0);
  orThrow(await shop.lists.refresh());
  check(
    "The list is there",
    shop.lists.state.get().lists?.map((list) => list.name),
    ["Hétvége"],
  );
  orThrow(await shop.session.logout());
}

async function comeFirst(): Promise<Person> {
  const shop = openShop();
  answerAll(shop);
  const milk = await browse(shop);
  const credentials = await register(shop);
  const placed = await order(shop, milk);
  orThrow(await shop.lists.refresh());
  const listId = orThrow(await shop.lists.create({ name: "Hétvége" }));
  orThrow(await shop.lists.setQuantity({ listId, productId: milk.id, quantity: 2 }));
  return { ...credentials, ...placed };
}

const person = await comeFirst();
await comeAgain(person);
if (other !== undefined) await comeAgain(parseAs<Person>(other));
process.stdout.write(`${JSON.stringify(person)}\n`);
process.exit(0);
