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
};

interface CartWorld {
  readonly lines: Lines;
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

/** An order of the account's that a cart can travel with. */
interface Order {
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

const emptyCart: CartWorld = { lines: {}, choices: noChoices, slotEnds: [0, 0] };

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

const zipOf = (address: string | null): string | null => address && address.slice(0, 4);

/** What both the shopper and the server see of it. */
export function seenOf(world: World) {
  const { lines, choices } = cartOf(world);
  const linked = world.orders.find(({ id }) => id === choices.linkedOrder);
  const goal = linked?.zip ?? zipOf(choices.address);
  const discount = choices.coupon === null ? null : discountOf(lines, choices.coupon);
  const total = priceOf(lines);
  return {
    isLoggedIn: world.isLoggedIn,
    selection: world.selection,
    lines,
    choices: {
      ...choices,
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

/** How much of a product there is from now on; null for nothing. */
export function set(world: World, id: string, amount: Amount | null): ReadonlyArray<World> {
  const { [id]: _before, ...others } = cartOf(world).lines;
  return couponMayGo(withCart(world, { lines: amount === null ? others : { ...others, [id]: amount } }));
}

/** An emptied cart loses its coupon, and nothing else. */
export const emptied = (world: World): World =>
  withCart(world, { lines: {}, choices: { ...cartOf(world).choices, coupon: null } });

export const chosen = (world: World, choices: Partial<Choices>): World =>
  withCart(world, { choices: { ...cartOf(world).choices, ...choices } });

/** Refused when it does not hold; then the one that there is stays. */
export const couponChosen = (world: World, coupon: string | null): World =>
  coupon !== null && discountOf(cartOf(world).lines, coupon) === null ? world : chosen(world, { coupon });

const holdMs = 15 * 60_000;

/** A place is held from some time within the two. */
export const slotChosen = (world: World, timeSlot: string | null, [earliest, latest]: readonly [number, number]): World =>
  withCart(chosen(world, { timeSlot }), { slotEnds: [earliest + holdMs, latest + holdMs] });

const slotMayGo =
  (now: number) =>
  (world: World): ReadonlyArray<World> => {
    const { choices, slotEnds } = cartOf(world);
    const [earliest, latest] = slotEnds;
    if (choices.timeSlot === null || now < earliest) return [world];
    const gone = chosen(world, { timeSlot: null });
    return now < latest ? [world, gone] : [gone];
  };

/** An address that was given for another place does not fit the new one (MODAL-2). */
export const selected = (world: World, selection: Selection): World => chosen({ ...world, selection }, { address: null });

/** Where the cart's order goes, and the saved address that has the postcode (CART-15). */
const followed = (world: World): World => {
  const linked = world.orders.find(({ id }) => id === cartOf(world).choices.linkedOrder);
  const { zip, isSaved } = linked && linked.zip !== world.selection.zip ? { zip: linked.zip, isSaved: false } : world.selection;
  return { ...world, selection: { zip, isSaved: isSaved || (world.isLoggedIn && world.savedZips.includes(zip)) } };
};

/** What of it can still be, once nothing is under way any more. */
export const atRest = (worlds: ReadonlyArray<World>, now: number): ReadonlyArray<World> =>
  worlds
    .filter((world) => {
      const { lines, choices } = cartOf(world);
      return choices.coupon === null || discountOf(lines, choices.coupon) !== null;
    })
    .flatMap(slotMayGo(now))
    .map(followed);

/** What the account's cart has gets what the guest's has on top of it; of their choices the guest's are the later ones. */
const adopted = ({ guest, account }: World): Pick<World, "guest" | "account"> => ({
  guest: emptyCart,
  account: {
    lines: Object.entries(guest.lines).reduce<Lines>((all, [id, each]) => ({ ...all, [id]: together(id, all[id], each) }), account.lines),
    choices: { ...account.choices, ...Object.fromEntries(Object.entries(guest.choices).filter(([, choice]) => choice !== null)) },
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
    // What waits for a card to be paid with is none to travel with.
    orders: choices.paymentMethod === "3" ? world.orders : [...world.orders, { id: orderId, zip, shippingMethod: choices.shippingMethod }],
    savedZips: isFetched || world.savedZips.includes(zip) ? world.savedZips : [...world.savedZips, zip],
  };
}
