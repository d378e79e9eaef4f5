/** How much of each product, by its id. */
export type Quantities = Readonly<Record<string, number>>;

/** What there may be of one shopper, by all that anybody was told: the specification in small. */
export interface World {
  readonly isLoggedIn: boolean;
  /** In the guest's cart of their browser. */
  readonly guest: Quantities;
  /** In the cart of their account. */
  readonly account: Quantities;
}

export const nothingYet: World = { isLoggedIn: false, guest: {}, account: {} };

export const cartOf = ({ isLoggedIn, guest, account }: World): Quantities => (isLoggedIn ? account : guest);

const withCart = (world: World, cart: Quantities): World =>
  world.isLoggedIn ? { ...world, account: cart } : { ...world, guest: cart };

/** The product's quantity from now on; 0 removes it. */
export const set = (world: World, productId: string, quantity: number): World =>
  withCart(world, Object.fromEntries(Object.entries({ ...cartOf(world), [productId]: quantity }).filter(([, each]) => each > 0)));

export const emptied = (world: World): World => withCart(world, {});

/** What the account's cart has gets what the guest's has on top of it. */
const adopted = ({ guest, account }: World): Pick<World, "guest" | "account"> => ({
  guest: {},
  account: Object.entries(guest).reduce<Quantities>((all, [id, each]) => ({ ...all, [id]: (all[id] ?? 0) + each }), account),
});

/** The server may have done it though the shopper was told of a failure, as when its answer was lost. */
export const loginAttempted = (world: World): ReadonlyArray<World> =>
  world.isLoggedIn
    ? [world]
    : [world, { ...adopted(world), isLoggedIn: true }, { ...adopted(world), isLoggedIn: false }];

/** Whatever fails, the browser is nobody's any more. */
export const loggedOut = (world: World): World => (world.isLoggedIn ? { ...world, isLoggedIn: false, guest: {} } : world);
