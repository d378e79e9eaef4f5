import { expect, it } from "vitest";
import { newAddress } from "../../address/newAddress.ts";
import type { CartChoices } from "../../cart/model/Cart.ts";
import { cartStateOf } from "../../cart/queue/cartStateOf.ts";
import { emptyCart } from "../../cart/queue/emptyCart.ts";
import { cartOf, lineOf } from "../../cart/queue/changes.test.arbitrary.ts";
import { confirmedCart } from "../../cart/queue/confirmedCart.ts";
import type { DeliverySelection } from "../../delivery/model/DeliverySelection.ts";
import { effectiveMethod } from "../../delivery/rules/effectiveMethod.ts";
import type { ShippingMethod } from "../../delivery/model/ShippingMethod.ts";
import { shippingProblems } from "../../delivery/rules/shippingProblems.ts";
import type { PaymentMethod } from "../../payment/PaymentMethod.ts";
import { huf } from "../../product/amounts.ts";
import { checkoutState } from "../rules/checkoutState.ts";
import { choicesToSend } from "./choicesToSend.ts";
import { knownOrderData } from "../rules/knownOrderData.ts";
import { noOrderData } from "../rules/noOrderData.ts";
import { orderBlockers } from "../rules/orderBlockers.ts";

const base = { extraCost: null, discountPrice: null, maxWeight: null, description: null, shortDescription: null };
const method = (id: string, kind: NonNullable<ShippingMethod["kind"]>, price: number, problem?: string) => ({
  ...base,
  id,
  kind,
  name: kind,
  price: huf(price),
  deliveryTime: null,
  priceRanges: [],
  refuses: [],
  timeSlots: null,
  cashCost: null,
  isAvailable: problem === undefined,
  problems: problem === undefined ? [] : [{ kind: problem, message: "", productIds: [] }],
});
/** The courier goes to 1186 alone; some goods cannot be sent by mail or to a post point. */
const offersAt = (postcode: string | null, isMailable: boolean): ReadonlyArray<ShippingMethod> => [
  method("1", "courier", 990, postcode === null || postcode === "1186" ? undefined : "postcode"),
  method("2", "postal", 1990, isMailable ? undefined : "products"),
  method("3", "postPoint", 1490, isMailable ? undefined : "products"),
  method("4", "pickup", 0),
];

const address = (zip: string) => ({
  ...newAddress,
  id: zip,
  name: "Kiss Éva",
  postcode: zip,
  city: "Város",
  street: "Fő utca",
  houseNumber: "1",
  telephone: "36301234567",
});
const linkedTo = (kind: "courier" | "pickup") => ({
  id: "9",
  createdAt: "2026-11-20",
  timeSlot: null,
  paymentMethod: null,
  shippingAddress: { ...address("1186") },
  shippingMethod: { ...method(kind === "courier" ? "1" : "4", kind, 0), isActive: true, sort: 1 },
});

const places: ReadonlyArray<string | null> = [null, "personal", "1186", "6720", "7621"];
const saved = ["none", "matching", "other"] as const;
const table = places.flatMap((place) =>
  [null, "1", "2", "3", "4"].flatMap((pressed) =>
    [null, linkedTo("courier"), linkedTo("pickup")].flatMap((linkedOrder) =>
      saved.flatMap((has) => [true, false].map((isMailable) => ({ place, pressed, linkedOrder, has, isMailable }))),
    ),
  ),
);
type Case = (typeof table)[number];

const selectionOf = ({ place, has }: Case): DeliverySelection | null => {
  if (place === null) return null;
  if (place === "personal") return { type: "personal" };
  const there = { type: "delivery", zip: place, city: "Város" } as const;
  return has === "matching"
    ? { ...there, deliveryType: "savedAddress", addressId: place }
    : { ...there, deliveryType: "postcode" };
};

/** What the server makes of its cart: the place is the pressed pickup's, else the address's. */
function onServer(cart: CartChoices, { isMailable }: Case) {
  const zip = cart.shippingAddress?.postcode ?? null;
  const isFetched = cart.shippingMethod?.kind === "pickup";
  const there = zip === null ? null : ({ type: "delivery", deliveryType: "postcode", zip, city: "" } as const);
  return effectiveMethod(offersAt(zip, isMailable), {
    linkedOrder: cart.linkedOrder,
    selection: isFetched ? { type: "personal" } : there,
    pressedId: cart.shippingMethod?.id ?? null,
  }).method;
}

/** The client and what it sends for a case. */
function shown(each: Case) {
  const { place, pressed, linkedOrder, has, isMailable } = each;
  const selection = selectionOf(each);
  const methods = offersAt(place === null || place === "personal" ? null : place, isMailable);
  const shippingMethod = methods.find(({ id }) => id === pressed) ?? null;
  const cart = { ...emptyCart, ...cartOf([lineOf("a", 1)]), shippingMethod, linkedOrder };
  const savedAddresses = { none: [], matching: [address(place ?? "")], other: [address("9021")] }[has];
  const user = {
    name: "Kiss Éva",
    email: "eva@pelda.hu",
    telephone: null,
    billingAddresses: [],
    savedCards: [],
    shippingAddresses: savedAddresses,
  };
  const entered = { ...noOrderData, shippingAddress: place === null ? null : address(place) };
  const known = knownOrderData(entered, { cart, selection, user });
  const sources = {
    ...known,
    donation: undefined,
    cart,
    linkedOrder,
    due: huf(0),
    isLoggedIn: true,
    selection,
    savedCards: [],
    shippingMethods: methods,
  };
  const checkout = checkoutState<ShippingMethod, PaymentMethod>({ ...sources, paymentMethods: null });
  const sent = choicesToSend(checkout, { known, cart });
  const state = cartStateOf(confirmedCart(cart), { cartId: cart.id, methods, selection, previous: null });
  return { selection, methods, cart, checkout, sent, state };
}

it("[SHIP-7] place × method × linked order × saved address: page, guard and server go by the same method", () => {
  for (const each of table) {
    const { cart, checkout, sent, state, selection } = shown(each);
    expect(state.shippingMethod, JSON.stringify(each)).toBe(checkout.shippingMethod);
    const isUsed = checkout.shippingMethod !== null && shippingProblems(checkout.shippingMethod).length === 0;
    expect(state.totals.delivery, JSON.stringify(each)).toBe(isUsed ? checkout.shippingMethod?.price : 0);
    if (selection === null) continue;
    // The server computes the order from the cart after the next send.
    expect(onServer({ ...cart, ...sent }, each)?.id, JSON.stringify(each)).toBe(checkout.shippingMethod?.id);
  }
});

it("[SHIP-7] place × method × linked order × saved address: only a press is sent as chosen", () => {
  for (const each of table) {
    const { sent, selection } = shown(each);
    const isFetched = selection?.type === "personal";
    if (each.linkedOrder !== null) expect(sent.shippingMethod).toBeUndefined();
    else if (isFetched) expect(sent.shippingMethod?.id ?? each.pressed).toBe("4");
    else if (each.pressed === "4") expect(sent.shippingMethod).toBeNull();
    else expect(sent.shippingMethod, JSON.stringify(each)).toBeUndefined();
  }
});

it("[SEAM-1] place × method × linked order × saved address: the cart is closed only where pickup opens it again", () => {
  for (const each of table.filter(({ place }) => place !== null)) {
    const { checkout, methods } = shown(each);
    const isStopped = orderBlockers(checkout, { leaving: "cart" }).some(({ kind }) => kind === "shippingMethod");
    const canFetch = methods.some((one) => one.kind === "pickup" && shippingProblems(one).length === 0);
    const carried = methods.filter(({ kind }) => kind !== "pickup").some((one) => shippingProblems(one).length === 0);
    if (each.linkedOrder === null && each.place !== "personal") expect(isStopped).toBe(!carried);
    if (isStopped && each.linkedOrder === null) expect(canFetch).toBe(true);
  }
});
