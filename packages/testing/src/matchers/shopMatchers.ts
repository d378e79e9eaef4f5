import type { Cart, CartLine } from "@kamra/core/cart";
import type { Product } from "@kamra/core/product";
import { errorText, isRefused, isShopError, type ShopError } from "@kamra/core/shop";
import type {} from "./assertions.ts";

/** What a matcher answers. */
interface Outcome {
  readonly pass: boolean;
  readonly message: () => string;
}

interface WithCart {
  readonly cart: {
    readonly state: { readonly get: () => { readonly cart: Cart | null; readonly totals: { readonly total: number } } };
  };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const isCart = (value: unknown): value is Cart => isObject(value) && Array.isArray(value["lines"]);

const isLine = (value: unknown): value is CartLine =>
  isObject(value) && isObject(value["product"]) && typeof value["total"] === "number";

const hasCart = (value: unknown): value is WithCart =>
  isObject(value) && isObject(value["cart"]) && isObject(value["cart"]["state"]);

const unfit = (matcher: string, wanted: string, seen: unknown): TypeError =>
  new TypeError(`${matcher} takes ${wanted}, and got ${isObject(seen) ? "another object" : String(seen)}`);

function cartIn(received: unknown): Cart | null {
  if (hasCart(received)) return received.cart.state.get().cart;
  if (isCart(received) || received === null) return received;
  throw unfit("toHold", "a shop with a cart, or a cart", received);
}

function costOf(received: unknown): number {
  if (hasCart(received)) return received.cart.state.get().totals.total;
  if (isCart(received)) return received.totalPrice;
  if (isLine(received)) return received.total;
  throw unfit("toCost", "a shop with a cart, a cart, or a line of one", received);
}

function kindOf(matcher: string, received: unknown): string {
  if (isObject(received) && typeof received["kind"] === "string") return received["kind"];
  throw unfit(matcher, "the result of a command: await it first", received);
}

/** The names that a reason may have: of the error, its code, and its fields. */
const reasonsOf = (error: ShopError): ReadonlyArray<string> => [
  ...("code" in error && typeof error.code === "string" ? [error.code] : []),
  error._tag,
  ...("fields" in error ? Object.keys(error.fields) : []),
];

/** What a result is, for a message. */
const described = (kind: string, received: unknown): string =>
  isRefused(received) ? `refused (${reasonsOf(received.error).join(", ")}: ${received.error.message})` : kind;

const listed = ({ lines }: Cart): string =>
  lines.map(({ product, quantity }) => `${quantity} ${product.defaultUnit.name} of ${product.name}`).join(", ");

function toHold(received: unknown, product: Product, quantity?: number): Outcome {
  const cart = cartIn(received);
  const line = cart?.lines.find((each) => each.product.id === product.id);
  const wanted = `${quantity === undefined ? "" : `${quantity} ${product.defaultUnit.name} of `}${product.name}`;
  const has = cart === null || cart.lines.length === 0 ? "nothing" : listed(cart);
  return {
    pass: line !== undefined && (quantity === undefined || line.quantity === quantity),
    message: () => `The cart has ${has}. Asked for: ${wanted}`,
  };
}

function toCost(received: unknown, forints: number): Outcome {
  const cost = costOf(received);
  return { pass: cost === forints, message: () => `It costs ${cost} forints. Asked for: ${forints}` };
}

function toBeConfirmed(received: unknown): Outcome {
  const kind = kindOf("toBeConfirmed", received);
  return { pass: kind === "confirmed", message: () => `The command is ${described(kind, received)}` };
}

function toBeWaiting(received: unknown): Outcome {
  const kind = kindOf("toBeWaiting", received);
  return { pass: kind === "waiting", message: () => `The command is ${described(kind, received)}` };
}

function toBeRefused(received: unknown, reason?: string): Outcome {
  const kind = kindOf("toBeRefused", received);
  const reasons = isRefused(received) ? reasonsOf(received.error) : [];
  return {
    pass: kind === "refused" && (reason === undefined || reasons.includes(reason)),
    message: () => `The command is ${described(kind, received)}${reason === undefined ? "" : `. Asked for: ${reason}`}`,
  };
}

function toSay(received: unknown, text: string | RegExp): Outcome {
  const error = isRefused(received) ? received.error : received;
  if (!isShopError(error)) throw unfit("toSay", "a shop's error, or a refused command", received);
  const said = errorText(error);
  return {
    pass: typeof text === "string" ? said === text : text.test(said),
    message: () => `The shopper reads "${said}". Asked for: ${String(text)}`,
  };
}

/**
 * Matchers for shops, carts, results of commands and errors: `expect.extend(shopMatchers)` in Vitest or Jest.
 *
 * @example shopMatchers.toBeWaiting({ kind: "waiting" }).pass // => true
 */
export const shopMatchers = { toHold, toCost, toBeConfirmed, toBeRefused, toBeWaiting, toSay };
