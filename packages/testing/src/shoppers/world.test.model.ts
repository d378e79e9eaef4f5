import { type Amount, discountOf, type Lines, priceOf, together } from "./goods.test.model.ts";

/** The choices for a cart as a whole, as far as they are distinguishable; null without one. */
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

/** The substitution choices, of products that have one. */
type Substitutions = Readonly<Record<string, string>>;

interface CartWorld {
  readonly lines: Lines;
  /** Including products whose removal is not sent yet, so they may return unchanged. */
  readonly substitutions: Substitutions;
  /** Every line option since the last idle state. */
  readonly earlier: ReadonlyArray<readonly [id: string, substitution: string]>;
  readonly choices: Choices;
  /** The time before which the place in the slot is not lost, and the time from which it is; milliseconds. */
  readonly slotEnds: readonly [number, number];
}

/** The delivery selection: pickup, or a postcode, with or without a saved address. */
export interface Selection {
  readonly zip: string;
  readonly isSaved: boolean;
}

/** The warehouse's own. */
export const pickupZip = "1186";
export const personal: Selection = { zip: pickupZip, isSaved: false };

const pickupMethod = "4";

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

/** The possible states of one shopper, by all known answers: the specification in small. */
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

const emptyCart: CartWorld = { lines: {}, substitutions: {}, earlier: [], choices: noChoices, slotEnds: [0, 0] };

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

/** The substitution without a choice. */
const unsaid = "LEAVE_OUT";

/** The part that the shopper and the server both see. */
export function seenOf(world: World) {
  const { lines, substitutions, choices } = cartOf(world);
  const linked = linkedIn(world);
  const goal = linked?.zip ?? zipOf(choices.address);
  const discount = choices.coupon === null ? null : discountOf(lines, choices.coupon);
  const total = priceOf(lines);
  return {
    isLoggedIn: world.isLoggedIn,
    selection: world.selection,
    lines,
    substitutions: Object.fromEntries(Object.keys(lines).map((id) => [id, substitutions[id] ?? unsaid])),
    choices: {
      ...choices,
      linkedOrder: linked?.id ?? null,
      // A linked cart uses its order's delivery (CHK-8), and the courier comes only where requested.
      shippingMethod: linked?.shippingMethod ?? choices.shippingMethod,
      timeSlot: goal === null || goal === courierZip ? choices.timeSlot : null,
    },
    total,
    discounted: discount === null ? null : total - discount,
  };
}

export type Seen = ReturnType<typeof seenOf>;

/**
 * Several changes of lines may reach the server one by one or together; an invalid intermediate state loses the coupon
 * (CART-12).
 */
const couponMayGo = (world: World): ReadonlyArray<World> => {
  const { lines, choices } = cartOf(world);
  const isKept = choices.coupon === null || discountOf(lines, choices.coupon) !== null;
  return isKept ? [world] : [world, withCart(world, { choices: { ...choices, coupon: null } })];
};

/** A product removed and added again before a sync keeps the server's options. */
function takenOut(world: World, id: string): ReadonlyArray<World> {
  const { substitutions, earlier } = cartOf(world);
  const { [id]: substitution, ...others } = substitutions;
  const known = new Set(
    [substitution, ...earlier.flatMap(([of, each]) => (of === id ? [each] : []))].filter((each) => each !== undefined),
  );
  return [
    withCart(world, { substitutions: others }),
    ...[...known].map((each) => withCart(world, { substitutions: { ...others, [id]: each } })),
  ];
}

/** How much of a product there is from now on; null for nothing. */
export function set(world: World, id: string, amount: Amount | null): ReadonlyArray<World> {
  const { [id]: before, ...others } = cartOf(world).lines;
  if (amount !== null) return couponMayGo(withCart(world, { lines: { ...others, [id]: amount } }));
  return before === undefined ? [world] : takenOut(withCart(world, { lines: others }), id).flatMap(couponMayGo);
}

/** The options of an existing line. */
export function withSubstitution(world: World, id: string, substitution: string): World {
  const cart = cartOf(world);
  if (cart.lines[id] === undefined) return world;
  return withCart(world, {
    substitutions: { ...cart.substitutions, [id]: substitution },
    earlier: [...cart.earlier, [id, substitution]],
  });
}

/** An emptied cart loses its coupon and line options, and nothing else. */
export const emptied = (world: World): World =>
  withCart(world, { lines: {}, substitutions: {}, choices: { ...cartOf(world).choices, coupon: null } });

export const chosen = (world: World, choices: Partial<Choices>): World =>
  withCart(world, { choices: { ...cartOf(world).choices, ...choices } });

/** Refused when it does not hold; then the one that there is stays. */
export const couponChosen = (world: World, coupon: string | null): World =>
  coupon !== null && discountOf(cartOf(world).lines, coupon) === null ? world : chosen(world, { coupon });

const holdMs = 15 * 60_000;

/** A place is held from some time within the two. Choosing a time presses the courier (SHIP-7). */
export const slotChosen = (
  world: World,
  timeSlot: string | null,
  [earliest, latest]: readonly [number, number],
): World =>
  withCart(chosen(world, timeSlot === null ? { timeSlot } : { timeSlot, shippingMethod: "1" }), {
    slotEnds: [earliest + holdMs, latest + holdMs],
  });

const slotMayGo =
  (now: number) =>
  (world: World): ReadonlyArray<World> => {
    const { choices, slotEnds } = cartOf(world);
    const [earliest, latest] = slotEnds;
    if (choices.timeSlot === null || now < earliest) return [world];
    const gone = chosen(world, { timeSlot: null });
    return now < latest ? [world, gone] : [gone];
  };

/** The slot may be released with the courier (SHIP-7): only the shop knows which goods the other method carries. */
const slotMayFollow = (world: World): ReadonlyArray<World> => {
  const { choices } = cartOf(world);
  const isSurelyTheirs = choices.shippingMethod === "1" && world.selection.zip === courierZip && !linkedIn(world);
  return choices.timeSlot === null || isSurelyTheirs ? [world] : [world, chosen(world, { timeSlot: null })];
};

/** The method that the shopper pressed last; picking pickup is a press of its own, which ends with the place (SHIP-7). */
const pressedAt = (world: World, { zip }: Selection): string | null => {
  const { lines, choices } = cartOf(world);
  if (Object.keys(lines).length === 0 || linkedIn(world)) return choices.shippingMethod;
  if (zip === pickupZip) return pickupMethod;
  return choices.shippingMethod === pickupMethod ? null : choices.shippingMethod;
};

/** An address that was given for another place does not fit the new one (MODAL-2). */
export const selected = (world: World, selection: Selection): World =>
  chosen({ ...world, selection }, { address: null, shippingMethod: pressedAt(world, selection) });

/** Where the cart's order goes, and the saved address that has the postcode, unless the shopper answered another (CART-15). */
const followed = (world: World): ReadonlyArray<World> => {
  const linked = linkedIn(world);
  const selection =
    linked && linked.zip !== world.selection.zip ? { zip: linked.zip, isSaved: false } : world.selection;
  const maySave = !selection.isSaved && world.isLoggedIn && world.savedZips.includes(selection.zip);
  return [{ ...world, selection }, ...(maySave ? [{ ...world, selection: { ...selection, isSaved: true } }] : [])];
};

/** The server's state: no options without a line. */
const remembered = (world: World): World => {
  const { lines, substitutions } = cartOf(world);
  const present = Object.entries(substitutions).filter(([id]) => lines[id] !== undefined);
  return withCart(world, { substitutions: Object.fromEntries(present), earlier: present });
};

/** The worlds that remain once nothing is in progress. */
export const atRest = (worlds: ReadonlyArray<World>, now: number): ReadonlyArray<World> =>
  worlds
    .filter((world) => {
      const { lines, choices } = cartOf(world);
      return choices.coupon === null || discountOf(lines, choices.coupon) !== null;
    })
    .flatMap(slotMayGo(now))
    .flatMap(slotMayFollow)
    .flatMap(followed)
    .map(remembered);

/** The guest's lines are added to the account's cart; the guest's choices are the later ones. */
const adopted = ({ guest, account }: World): Pick<World, "guest" | "account"> => ({
  guest: emptyCart,
  account: {
    lines: Object.entries(guest.lines).reduce<Lines>(
      (all, [id, each]) => ({ ...all, [id]: together(id, all[id], each) }),
      account.lines,
    ),
    substitutions: { ...guest.substitutions, ...account.substitutions },
    earlier: [...guest.earlier, ...account.earlier],
    choices: {
      ...account.choices,
      ...Object.fromEntries(Object.entries(guest.choices).filter(([, choice]) => choice !== null && choice !== false)),
    },
    slotEnds: guest.choices.timeSlot === null ? account.slotEnds : guest.slotEnds,
  },
});

/** On a failing network, the server may have applied an action although the shopper saw a failure. */
export function loginAttempted(world: World, { isSure }: { readonly isSure: boolean }): ReadonlyArray<World> {
  if (world.isLoggedIn || !world.hasAccount) return [world];
  const done = { ...world, ...adopted(world), isLoggedIn: true };
  return isSure ? [done] : [world, done, { ...done, isLoggedIn: false }];
}

/** Creates an account on demand, and logs in. */
export function registrationAttempted(world: World, { isSure }: { readonly isSure: boolean }): ReadonlyArray<World> {
  if (world.isLoggedIn || world.hasAccount) return [world];
  const made = { ...world, hasAccount: true };
  return isSure ? loginAttempted(made, { isSure }) : [world, ...loginAttempted(made, { isSure })];
}

/** Even if the logout's request fails, the browser becomes a guest's and has no saved addresses. */
export const loggedOut = (world: World): World =>
  world.isLoggedIn
    ? { ...world, isLoggedIn: false, guest: emptyCart, selection: { ...world.selection, isSaved: false } }
    : world;

/** The cart has become an order, another begins. An account keeps its orders and their addresses (ORDER-8). */
export function ordered(
  world: World,
  { id, shippingMethod }: { readonly id: string; readonly shippingMethod: string | null },
): World {
  const { choices } = seenOf(world);
  const next = withCart(world, emptyCart);
  if (!world.isLoggedIn || choices.linkedOrder !== null || shippingMethod === null) return next;
  const isFetched = world.selection.zip === pickupZip;
  const { zip } = world.selection;
  return {
    ...next,
    orders: [...world.orders, { id, isOpen: false, zip, shippingMethod }],
    savedZips: isFetched || world.savedZips.includes(zip) ? world.savedZips : [...world.savedZips, zip],
  };
}

/** Whether a cart can travel with an order from now on. */
export const orderStands = (world: World, orderId: string, { isOpen }: { readonly isOpen: boolean }): World => ({
  ...world,
  orders: world.orders.map((order) => (order.id === orderId ? { ...order, isOpen } : order)),
});
