import { type Amount, discountOf, type Lines, priceOf, together } from "./goods.test.model.ts";

/** What is chosen for a cart as a whole, as far as it tells two choices apart; null where nothing. */
export interface Choices {
  /** An e-mail address. */
  readonly contact: string | null;
  /** A name. */
  readonly billing: string | null;
  /** Ids. */
  readonly shippingMethod: string | null;
  readonly paymentMethod: string | null;
  readonly linkedOrder: string | null;
  readonly timeSlot: string | null;
  /** Postcode and street. */
  readonly address: string | null;
  readonly coupon: string | null;
  /** An id. */
  readonly postPoint: string | null;
  /** An id. */
  readonly savedCard: string | null;
  readonly ageConfirmed: boolean;
}

export const noChoices: Choices = {
  contact: null,
  billing: null,
  shippingMethod: null,
  paymentMethod: null,
  linkedOrder: null,
  timeSlot: null,
  address: null,
  coupon: null,
  postPoint: null,
  savedCard: null,
  ageConfirmed: false,
};

/** What is wished in the place of products that have run out; of those alone of which it was said. */
type Substitutions = Readonly<Record<string, string>>;

interface CartWorld {
  readonly lines: Lines;
  /** Also of a product that may still come back as it was, because its removal has not been sent yet. */
  readonly wishes: Substitutions;
  /** Every wish since the last rest. */
  readonly wished: ReadonlyArray<readonly [id: string, wish: string]>;
  readonly choices: Choices;
  /** The time before which the place in the slot is not lost, and the time from which it is; milliseconds. */
  readonly slotEnds: readonly [number, number];
}

/** Where the goods go: where they are fetched, or a postcode, of a saved address or not. */
export interface Selection {
  readonly zip: string;
  readonly isSaved: boolean;
}

/** The warehouse's own. */
export const pickupZip = "1186";
export const personal: Selection = { zip: pickupZip, isSaved: false };

/** The only place of these shoppers where the courier comes. */
export const courierZip = "2040";

/** An order of the account's that travels with no other. */
interface Order {
  /** Whether a cart can travel with it: not when it waits for a card to be paid with. */
  readonly isOpen: boolean;
  readonly id: string;
  readonly shippingMethod: string;
  readonly zip: string;
}

/** What there may be of one shopper, by all that anybody was told: the specification in small. */
export interface World {
  readonly hasAccount: boolean;
  readonly isLoggedIn: boolean;
  /** In the guest's cart of their browser. */
  readonly guest: CartWorld;
  /** In the cart of their account. */
  readonly account: CartWorld;
  /** Of the browser. */
  readonly selection: Selection;
  /** Postcodes of the account's saved addresses. */
  readonly savedZips: ReadonlyArray<string>;
  readonly orders: ReadonlyArray<Order>;
}

const emptyCart: CartWorld = { lines: {}, wishes: {}, wished: [], choices: noChoices, slotEnds: [0, 0] };

export const nobody: World = {
  hasAccount: false,
  isLoggedIn: false,
  guest: emptyCart,
  account: emptyCart,
  selection: personal,
  savedZips: [],
  orders: [],
};

const cartOf = ({ isLoggedIn, guest, account }: World): CartWorld => (isLoggedIn ? account : guest);

const withCart = (world: World, changed: Partial<CartWorld>): World => {
  const cart = { ...cartOf(world), ...changed };
  return world.isLoggedIn ? { ...world, account: cart } : { ...world, guest: cart };
};

/** The order that its cart travels with. */
const linkedIn = (world: World): Order | undefined =>
  world.orders.find(({ id, isOpen }) => isOpen && id === cartOf(world).choices.linkedOrder);

const zipOf = (address: string | null): string | null => address && address.slice(0, 4);

/** Nothing comes in the place of what somebody has ordered who has said nothing. */
const unsaid = "LEAVE_OUT";

/** What both the shopper and the server see of it. */
export function seenOf(world: World) {
  const { lines, wishes, choices } = cartOf(world);
  const linked = linkedIn(world);
  const goal = linked?.zip ?? zipOf(choices.address);
  const discount = choices.coupon === null ? null : discountOf(lines, choices.coupon);
  const total = priceOf(lines);
  return {
    isLoggedIn: world.isLoggedIn,
    selection: world.selection,
    lines,
    wishes: Object.fromEntries(Object.keys(lines).map((id) => [id, wishes[id] ?? unsaid])),
    choices: {
      ...choices,
      linkedOrder: linked?.id ?? null,
      // A cart that travels with an order goes its way (CHK-8), and the courier comes only where he was asked to.
      shippingMethod: linked?.shippingMethod ?? choices.shippingMethod,
      timeSlot: goal === null || goal === courierZip ? choices.timeSlot : null,
    },
    total,
    discounted: discount === null ? null : total - discount,
  };
}

export type Seen = ReturnType<typeof seenOf>;

/** Several changes of lines may reach the server one by one or at once; a coupon goes if it did not hold in between (CART-12). */
const couponMayGo = (world: World): ReadonlyArray<World> => {
  const { lines, choices } = cartOf(world);
  const isKept = choices.coupon === null || discountOf(lines, choices.coupon) !== null;
  return isKept ? [world] : [world, withCart(world, { choices: { ...choices, coupon: null } })];
};

/** Whoever takes something out and puts it in again before that is sent has it as the server knows it. */
function takenOut(world: World, id: string): ReadonlyArray<World> {
  const { wishes, wished } = cartOf(world);
  const { [id]: wish, ...others } = wishes;
  const known = new Set(
    [wish, ...wished.flatMap(([of, each]) => (of === id ? [each] : []))].filter((each) => each !== undefined),
  );
  return [
    withCart(world, { wishes: others }),
    ...[...known].map((each) => withCart(world, { wishes: { ...others, [id]: each } })),
  ];
}

/** How much of a product there is from now on; null for nothing. */
export function set(world: World, id: string, amount: Amount | null): ReadonlyArray<World> {
  const { [id]: before, ...others } = cartOf(world).lines;
  if (amount !== null) return couponMayGo(withCart(world, { lines: { ...others, [id]: amount } }));
  return before === undefined ? [world] : takenOut(withCart(world, { lines: others }), id).flatMap(couponMayGo);
}

/** What is wished of a product that is there. */
export function wished(world: World, id: string, wish: string): World {
  const cart = cartOf(world);
  if (cart.lines[id] === undefined) return world;
  return withCart(world, { wishes: { ...cart.wishes, [id]: wish }, wished: [...cart.wished, [id, wish]] });
}

/** An emptied cart loses its coupon and what is wished of its products, and nothing else. */
export const emptied = (world: World): World =>
  withCart(world, { lines: {}, wishes: {}, choices: { ...cartOf(world).choices, coupon: null } });

export const chosen = (world: World, choices: Partial<Choices>): World =>
  withCart(world, { choices: { ...cartOf(world).choices, ...choices } });

/** Refused when it does not hold; then the one that there is stays. */
export const couponChosen = (world: World, coupon: string | null): World =>
  coupon !== null && discountOf(cartOf(world).lines, coupon) === null ? world : chosen(world, { coupon });

const holdMs = 15 * 60_000;

/** A place is held from some time within the two. */
export const slotChosen = (
  world: World,
  timeSlot: string | null,
  [earliest, latest]: readonly [number, number],
): World => withCart(chosen(world, { timeSlot }), { slotEnds: [earliest + holdMs, latest + holdMs] });

const slotMayGo =
  (now: number) =>
  (world: World): ReadonlyArray<World> => {
    const { choices, slotEnds } = cartOf(world);
    const [earliest, latest] = slotEnds;
    if (choices.timeSlot === null || now < earliest) return [world];
    const gone = chosen(world, { timeSlot: null });
    // What no courier brings is not asked for when its place runs out.
    return now < latest || choices.shippingMethod !== "1" ? [world, gone] : [gone];
  };

/** An address that was given for another place does not fit the new one (MODAL-2). */
export const selected = (world: World, selection: Selection): World =>
  chosen({ ...world, selection }, { address: null });

/** Where the cart's order goes, and the saved address that has the postcode (CART-15). */
const followed = (world: World): World => {
  const linked = linkedIn(world);
  const { zip, isSaved } =
    linked && linked.zip !== world.selection.zip ? { zip: linked.zip, isSaved: false } : world.selection;
  return { ...world, selection: { zip, isSaved: isSaved || (world.isLoggedIn && world.savedZips.includes(zip)) } };
};

/** What the server has: no wish for what is not there. */
const remembered = (world: World): World => {
  const { lines, wishes } = cartOf(world);
  const present = Object.entries(wishes).filter(([id]) => lines[id] !== undefined);
  return withCart(world, { wishes: Object.fromEntries(present), wished: present });
};

/** What of it can still be, once nothing is under way any more. */
export const atRest = (worlds: ReadonlyArray<World>, now: number): ReadonlyArray<World> =>
  worlds
    .filter((world) => {
      const { lines, choices } = cartOf(world);
      return choices.coupon === null || discountOf(lines, choices.coupon) !== null;
    })
    .flatMap(slotMayGo(now))
    .map(followed)
    .map(remembered);

/** What the account's cart has gets what the guest's has on top of it; of their choices the guest's are the later ones. */
const adopted = ({ guest, account }: World): Pick<World, "guest" | "account"> => ({
  guest: emptyCart,
  account: {
    lines: Object.entries(guest.lines).reduce<Lines>(
      (all, [id, each]) => ({ ...all, [id]: together(id, all[id], each) }),
      account.lines,
    ),
    wishes: { ...guest.wishes, ...account.wishes },
    wished: [...guest.wished, ...account.wished],
    choices: {
      ...account.choices,
      ...Object.fromEntries(Object.entries(guest.choices).filter(([, choice]) => choice !== null && choice !== false)),
    },
    slotEnds: guest.choices.timeSlot === null ? account.slotEnds : guest.slotEnds,
  },
});

/** Where the network may fail, the server may have done it though the shopper was told of a failure, as when its answer was lost. */
export function loginAttempted(world: World, { isSure }: { readonly isSure: boolean }): ReadonlyArray<World> {
  if (world.isLoggedIn || !world.hasAccount) return [world];
  const done = { ...world, ...adopted(world), isLoggedIn: true };
  return isSure ? [done] : [world, done, { ...done, isLoggedIn: false }];
}

/** Makes an account where there is none, and logs in to it. */
export function registrationAttempted(world: World, { isSure }: { readonly isSure: boolean }): ReadonlyArray<World> {
  if (world.isLoggedIn || world.hasAccount) return [world];
  const made = { ...world, hasAccount: true };
  return isSure ? loginAttempted(made, { isSure }) : [world, ...loginAttempted(made, { isSure })];
}

/** Whatever fails, the browser is nobody's any more, and knows of no saved address. */
export const loggedOut = (world: World): World =>
  world.isLoggedIn
    ? { ...world, isLoggedIn: false, guest: emptyCart, selection: { ...world.selection, isSaved: false } }
    : world;

/** The cart has become an order, another begins. An account keeps its orders, and where they went (ORDER-8). */
export function ordered(world: World, orderId: string): World {
  const { choices } = seenOf(world);
  const next = withCart(world, emptyCart);
  if (!world.isLoggedIn || choices.linkedOrder !== null || choices.shippingMethod === null) return next;
  const isFetched = world.selection.zip === pickupZip;
  const { zip } = world.selection;
  return {
    ...next,
    orders: [...world.orders, { id: orderId, isOpen: false, zip, shippingMethod: choices.shippingMethod }],
    savedZips: isFetched || world.savedZips.includes(zip) ? world.savedZips : [...world.savedZips, zip],
  };
}

/** Whether a cart can travel with an order from now on. */
export const orderStands = (world: World, orderId: string, { isOpen }: { readonly isOpen: boolean }): World => ({
  ...world,
  orders: world.orders.map((order) => (order.id === orderId ? { ...order, isOpen } : order)),
});
