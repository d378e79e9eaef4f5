import type { CheckoutSources } from "./checkoutState.ts";
import { goodEmails } from "./sources.test.arbitrary.ts";

type Need = keyof ReturnType<typeof metBy>;

interface Page {
  readonly path: string;
  /** The page's own needs, beyond those of the pages before it. */
  readonly needs: ReadonlyArray<Need>;
  /** The needs of leaving it, beyond the next page's needs. */
  readonly wayOn: ReadonlyArray<Need>;
}

/** The rule book's table of needs. */
const tables: Readonly<Record<"normal" | "express", ReadonlyArray<Page>>> = {
  normal: [
    { path: "/kosar", needs: [], wayOn: [] },
    { path: "/megrendeles", needs: ["cart", "shippingMethod", "selection"], wayOn: [] },
    {
      path: "/megrendeles/kiszallitas",
      needs: ["shippingMethod", "contactPerson"],
      wayOn: ["timeSlot", "lostTimeSlot", "unfitTimeSlot", "postPoint"],
    },
    { path: "/megrendeles/szamlazas", needs: ["shippingAddress"], wayOn: ["wholeBillingAddress"] },
    { path: "/megrendeles/osszesites", needs: ["paymentMethod"], wayOn: [] },
  ],
  express: [
    { path: "/kosar", needs: [], wayOn: [] },
    {
      path: "/megrendeles/expressz",
      needs: ["cart", "shippingMethod", "selection"],
      wayOn: ["timeSlot", "lostTimeSlot", "unfitTimeSlot", "postPoint", "wholeBillingAddress"],
    },
    { path: "/megrendeles/osszesites", needs: ["paymentMethod", "shippingAddress", "billingAddress"], wayOn: [] },
  ],
};

/** Where each need is given, by flow. */
const givenBy: Readonly<Record<Need, readonly [normal: string, express: string]>> = {
  cart: ["cart", "cart"],
  selection: ["cart", "cart"],
  shippingMethod: ["cart", "cart"],
  contactPerson: ["contact", ""],
  shippingAddress: ["shipping", "orderDetails"],
  timeSlot: ["shipping", "orderDetails"],
  lostTimeSlot: ["shipping", "orderDetails"],
  unfitTimeSlot: ["shipping", "orderDetails"],
  postPoint: ["shipping", "orderDetails"],
  billingAddress: ["billing", "orderDetails"],
  wholeBillingAddress: ["billing", "orderDetails"],
  paymentMethod: ["billing", "orderDetails"],
};

export const flowByTable = ({ linkedOrder, isLoggedIn, selection }: CheckoutSources): "normal" | "express" => {
  if (linkedOrder !== null) return "express";
  if (!isLoggedIn || selection === null) return "normal";
  return selection.type === "delivery" && selection.deliveryType === "postcode" ? "normal" : "express";
};

export function shippingMethodByTable({ linkedOrder, selection, shippingMethods, shippingMethodId }: CheckoutSources) {
  const byId = new Map(shippingMethods?.map((method) => [method.id, method]));
  if (linkedOrder !== null) return byId.get(linkedOrder.shippingMethod.id);
  if (selection?.type === "personal") return byId.get("4");
  const [courier, postal, postPoint] = ["1", "2", "3"].map((id) => byId.get(id));
  const pressed = shippingMethodId === null || shippingMethodId === "4" ? undefined : byId.get(shippingMethodId);
  const isStopped = courier?.isAvailable === false && courier.problems.some(({ kind }) => kind === "postcode");
  const preferred = courier === undefined || isStopped ? postal : courier;
  const works = [pressed, preferred, courier, postal, postPoint].find(
    (method) => method?.isAvailable === true && method.problems.length === 0,
  );
  return works ?? preferred ?? pressed;
}

const warehouse = {
  postcode: "1186",
  city: "Budapest",
  street: "Közdűlő út",
  houseNumber: "46-50",
  name: null,
  telephone: null,
  note: null,
};

export function addressByTable({ linkedOrder, selection, shippingAddress }: CheckoutSources) {
  if (linkedOrder !== null) {
    return linkedOrder.shippingMethod.kind === "pickup" ? warehouse : linkedOrder.shippingAddress;
  }
  return selection?.type === "personal" ? warehouse : shippingAddress;
}

const isSaid = (text: string | null) => /\S/.test(text ?? "");

function isPaid({
  due,
  paymentMethods,
  paymentMethodId,
  billingAddress,
  isLoggedIn,
  savedCards,
}: CheckoutSources): boolean {
  const chosen = paymentMethods?.find(({ id }) => id === paymentMethodId);
  if (chosen?.isAvailable !== true) return false;
  const paid = chosen.kind === "cashOnDelivery" && due > 0 ? due + (chosen.cost ?? 0) : due;
  if (paid > 0 && (paid < (chosen.minAmount ?? paid) || paid > (chosen.maxAmount ?? paid))) return false;
  if (chosen.kind === "bankTransfer") return billingAddress !== null && billingAddress.bankTransferEnabled;
  return chosen.kind === "savedCard" ? isLoggedIn && savedCards.length === 1 : true;
}

function isWhole(billingAddress: CheckoutSources["billingAddress"]): boolean {
  if (billingAddress === null) return false;
  const { name, postcode, city, street, houseNumber, isCompany, vatNumber } = billingAddress;
  const parts = [name, postcode, city, street, houseNumber];
  return (isCompany ? [...parts, vatNumber] : parts).every(isSaid);
}

/** Whether each need is met. */
function metBy(sources: CheckoutSources) {
  const { cart, selection, contactPerson, timeSlotId, timeSlotStatus, postPoint, linkedOrder } = sources;
  const method = shippingMethodByTable(sources);
  const address = addressByTable(sources);
  const own = linkedOrder === null ? method?.kind : null;
  return {
    cart: cart !== null && cart.lines.length >= 1,
    selection:
      selection !== null &&
      (selection.type === "personal" ||
        [selection.zip, "addressId" in selection ? selection.addressId : null].some(isSaid)),
    shippingMethod: method?.isAvailable === true && method.problems.length === 0,
    contactPerson:
      contactPerson !== null &&
      [contactPerson.name, contactPerson.telephone].every(isSaid) &&
      goodEmails.includes(contactPerson.email),
    shippingAddress:
      linkedOrder !== null ||
      selection?.type === "personal" ||
      (address !== null &&
        [address.name, address.city, address.street, address.postcode, address.telephone].some(isSaid) &&
        (method?.kind === "postPoint" ||
          method?.kind === "pickup" ||
          [address.name, address.city, address.street, address.postcode, address.houseNumber].every(isSaid))),
    billingAddress: sources.billingAddress !== null,
    wholeBillingAddress: isWhole(sources.billingAddress),
    timeSlot: own !== "courier" || timeSlotId !== null || timeSlotStatus === "lost" || timeSlotStatus === "unfit",
    lostTimeSlot: own !== "courier" || timeSlotStatus !== "lost",
    unfitTimeSlot: own !== "courier" || timeSlotStatus !== "unfit",
    postPoint: own !== "postPoint" || postPoint !== null,
    paymentMethod: isPaid(sources),
  };
}

const blockersFor = (needs: ReadonlyArray<Need>, flow: "normal" | "express") =>
  new Map(
    needs.map((need) => {
      const kind = need === "wholeBillingAddress" ? "billingAddress" : need;
      return [kind, { kind, step: givenBy[need][flow === "normal" ? 0 : 1], textKey: `checkout.blockers.${kind}` }];
    }),
  );

/** The kinds of blockers of a path and the redirect; `null` when the shopper may see the page. */
export function guardByTable(asked: string, sources: CheckoutSources) {
  const flow = flowByTable(sources);
  const table = tables[flow];
  const met = metBy(sources);
  const found = table.findIndex(({ path }) => path === asked);
  const place = found < 0 ? 1 : found;
  const asFar = table.slice(0, place + 1);
  const firstShut = asFar.findIndex(({ needs }) => needs.some((need) => !met[need]));
  if (firstShut < 0 && found >= 0) return null;
  const end = asFar.at(firstShut < 0 ? -1 : firstShut - 1);
  return {
    redirectTo: met.cart ? end?.path : "/",
    blockers: blockersFor(
      asFar.flatMap(({ needs }) => needs.filter((need) => !met[need])),
      flow,
    ),
  };
}

/** The kinds of blockers of leaving a page, or of ordering on the last one. */
export function orderByTable(asked: string, sources: CheckoutSources) {
  const flow = flowByTable(sources);
  const table = tables[flow];
  const met = metBy(sources);
  const found = table.findIndex(({ path }) => path === asked);
  const place = found < 0 ? 1 : found;
  const needs = table.flatMap((page, index) => [
    ...(index <= place + 1 ? page.needs : []),
    ...(index <= place ? page.wayOn : []),
  ]);
  return blockersFor(
    needs.filter((need) => !met[need]),
    flow,
  );
}
