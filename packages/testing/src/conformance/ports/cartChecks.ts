import { lineDeposit, type Cart } from "@kamra/core/cart";
import { lowestValidQuantity, type Product, productId, type ProductId, roundedProduct } from "@kamra/core/product";
import { ServerError } from "@kamra/core/shop";
import type { CheckOf } from "../Check.ts";
import { type CheckedPorts, offered } from "./BackendPorts.ts";
import { firstProducts } from "./firstProducts.ts";

interface Change {
  readonly key?: string;
  readonly revision?: number | null;
}

/** A new cart, and its calls. */
async function openCart({ cart, call }: CheckedPorts) {
  const remote = cart();
  const created = await remote.create({ key: crypto.randomUUID() }, call);
  const set = (product: Product, quantity: number, { key = crypto.randomUUID(), revision = null }: Change = {}) =>
    remote.update(
      {
        id: created.id,
        key,
        revision,
        isEmptied: false,
        lines: [{ productId: product.id, quantity, quantityType: "default", options: {} }],
        choices: {},
      },
      call,
    );
  const read = async (): Promise<Cart> => {
    const found = await remote.cart(created.id, call);
    if (found === null) throw new Error("A cart that was just made is not found");
    return found;
  };
  return { remote, created, set, read };
}

const leastOf = ({ defaultUnit }: Product): number => lowestValidQuantity(defaultUnit);
const quantityIn = ({ lines }: Cart, product: Product): number =>
  lines.find((line) => line.product.id === product.id)?.quantity ?? 0;
const codeOf = (error: unknown): string => (error instanceof ServerError ? error.code : String(error));

/** What a promise rejects with, as a code or a text; "no error" when it resolves. */
const refusal = (promise: Promise<unknown>): Promise<string> => promise.then(() => "no error", codeOf);

const newCarts: CheckOf<CheckedPorts> = {
  rule: "CART-3",
  promise: "A new cart is empty and found by its id; one key makes one cart; an unknown id is null or INVALID_CART_ID",
  repair: "Store the key with the cart that it made, and reject an unknown id with a ServerError of that code",
  faults: async (ports) => {
    const remote = ports.cart();
    const key = crypto.randomUUID();
    const [first, again] = [await remote.create({ key }, ports.call), await remote.create({ key }, ports.call)];
    const found = await remote.cart(first.id, ports.call);
    const unknown = await remote
      .cart(`none-${crypto.randomUUID()}`, ports.call)
      .catch((error: unknown) => codeOf(error));
    return [
      ...(first.lines.length === 0 ? [] : ["a new cart has lines"]),
      ...(found?.id === first.id ? [] : ["a new cart is not found by its id"]),
      ...(again.id === first.id ? [] : [`two calls with one key made the carts ${first.id} and ${again.id}`]),
      ...(unknown === null || unknown === "INVALID_CART_ID" ? [] : [`an unknown id gave ${JSON.stringify(unknown)}`]),
    ];
  },
};

const quantities: CheckOf<CheckedPorts> = {
  rule: "CART-4",
  promise: "A quantity is what the cart has afterwards, not what is added; 0 takes the product out",
  repair: "Set the line to the quantity of the update, and delete it at 0",
  faults: async (ports) => {
    const [product] = await firstProducts(ports, 1);
    const { set, read } = await openCart(ports);
    const wanted = leastOf(product);
    await set(product, wanted);
    const answered = quantityIn(await set(product, wanted), product);
    const stored = quantityIn(await read(), product);
    await set(product, 0);
    const left = (await read()).lines.length;
    return [
      ...(answered === wanted && stored === wanted
        ? []
        : [`two updates to ${wanted} answered ${answered} and left ${stored}`]),
      ...(left === 0 ? [] : ["after an update to 0 the product was still in the cart"]),
    ];
  },
};

const order: CheckOf<CheckedPorts> = {
  rule: "CART-16",
  promise: "Lines keep their order, a new one comes last, and an update leaves the lines that it does not name",
  repair: "Sort lines by when they were first added",
  faults: async (ports) => {
    const products = await firstProducts(ports, 3);
    const { set, read } = await openCart(ports);
    for (const product of products) await set(product, leastOf(product));
    await set(products[0], 2 * leastOf(products[0]));
    const [seen, wanted] = [(await read()).lines.map(({ product }) => product.id), products.map(({ id }) => id)];
    return seen.join() === wanted.join() ? [] : [`the lines are ${seen.join(", ")} instead of ${wanted.join(", ")}`];
  },
};

const prices: CheckOf<CheckedPorts> = {
  rule: "CART-18",
  promise: "A line costs round(price × quantity) and its deposits, and the cart's total is the sum of its lines",
  repair: "Round each line once, halves up, and add up the rounded lines",
  faults: async (ports) => {
    const products = await firstProducts(ports, 10);
    const { set, read } = await openCart(ports);
    for (const [index, product] of products.entries())
      await set(product, Number(((1 + (index % 3)) * leastOf(product)).toFixed(5)));
    const { lines, totalPrice } = await read();
    const sum = lines.reduce((total, line) => total + line.total, 0);
    return [
      ...lines.flatMap((line) => {
        const wanted = roundedProduct(line.price, line.quantity) + lineDeposit(line.product, line);
        return line.total === wanted
          ? []
          : [`${line.quantity} of ${line.product.name} cost ${line.total} instead of ${wanted}`];
      }),
      ...(totalPrice === sum ? [] : [`the cart's total is ${totalPrice}, its lines cost ${sum}`]),
    ];
  },
};

const revisions: CheckOf<CheckedPorts> = {
  rule: "CART-16",
  promise: "A backend that counts revisions refuses an update of an older one with CART_CHANGED, and changes nothing",
  repair: "Compare the revision in the transaction that writes, and reject with a ServerError of that code",
  faults: async (ports) => {
    const [product] = await firstProducts(ports, 1);
    const { created, set, read } = await openCart(ports);
    const revision = offered(created.revision, "revision of a cart");
    await set(product, leastOf(product), { revision });
    const late = await refusal(set(product, 0, { revision }));
    const left = quantityIn(await read(), product);
    return [
      ...(late === "CART_CHANGED" ? [] : [`a late update got ${late}`]),
      ...(left > 0 ? [] : ["a late update took the product out"]),
    ];
  },
};

const keys: CheckOf<CheckedPorts> = {
  rule: "NET-2",
  promise: "An update that is repeated with its key changes nothing",
  repair: "Keep each key for 24 hours, or set quantities so that a second time changes nothing",
  faults: async (ports) => {
    const [product] = await firstProducts(ports, 1);
    const { set, read } = await openCart(ports);
    const key = crypto.randomUUID();
    await set(product, leastOf(product), { key });
    const before = await read();
    await set(product, leastOf(product), { key });
    const after = await read();
    return quantityIn(before, product) === quantityIn(after, product) && before.revision === after.revision
      ? []
      : [`a repeated update changed revision ${String(before.revision)} to ${String(after.revision)}`];
  },
};

const wholes: CheckOf<CheckedPorts> = {
  rule: "CART-4",
  promise:
    "An update with a part that is refused changes nothing of the cart, and one with an unknown product is refused",
  repair: "Make all of an update in one transaction, and reject with a ServerError before anything is written",
  faults: async (ports) => {
    const [product] = await firstProducts(ports, 1);
    const { remote, created, read } = await openCart(ports);
    const line = (id: ProductId, quantity: number) =>
      ({ productId: id, quantity, quantityType: "default", options: {} }) as const;
    const lines = [line(product.id, leastOf(product)), line(productId(`none-${crypto.randomUUID()}`), 1)];
    const update = { id: created.id, key: crypto.randomUUID(), revision: null, isEmptied: false, lines, choices: {} };
    const outcome = await refusal(remote.update(update, ports.call));
    return [
      ...(outcome === "no error" ? ["an update with a product and an unknown one was not refused"] : []),
      ...(quantityIn(await read(), product) === 0
        ? []
        : ["an update with a product and an unknown one put the product into the cart"]),
    ];
  },
};

const marks: CheckOf<CheckedPorts> = {
  rule: "CART-2",
  promise: "A cart's mark is that of the cart, differs when its content differs, and is null for an unknown id",
  repair: "Compute the hash from what a shopper sees of the cart, in one place for the cart and its mark",
  faults: async (ports) => {
    const { remote, created, set, read } = await openCart(ports);
    const mark = offered(remote.mark?.bind(remote), "cart.mark");
    const [product] = await firstProducts(ports, 1);
    const empty = await mark(created.id, ports.call);
    await set(product, leastOf(product));
    const [filled, cart] = [await mark(created.id, ports.call), await read()];
    return [
      ...(empty?.hash === filled?.hash ? ["the hash stayed when a product was added"] : []),
      ...(filled?.hash === cart.hash ? [] : [`the mark's hash is ${String(filled?.hash)}, the cart's ${cart.hash}`]),
      ...((await mark(`none-${crypto.randomUUID()}`, ports.call).catch(() => null)) === null
        ? []
        : ["an unknown id has a mark"]),
    ];
  },
};

/** What a `CartRemote` promises. */
export const cartChecks: ReadonlyArray<CheckOf<CheckedPorts>> = [
  newCarts,
  quantities,
  order,
  prices,
  keys,
  revisions,
  wholes,
  marks,
];
