import { orThrow } from "@kamra/core";
import { type Backend, smallSeedIds } from "@kamra/backend";
import type { ListView } from "@kamra/core/lists";
import { productId } from "@kamra/core/product";
import { openTestShop, startBackend, type TestShop, type TestShopOptions } from "../backend/index.ts";
import type { GraphqlCall } from "../network/index.ts";

export const start = new Date("2026-11-21T10:00:00Z");

export const products = {
  milk: productId(String(smallSeedIds.milk)),
  beer: productId(String(smallSeedIds.beer)),
  apple: productId(String(smallSeedIds.apple)),
};

export interface ListShopper extends TestShop {
  readonly email: string;
  /** Lets time pass until the promise is settled and the lists are quiet. */
  readonly quiet: <T>(promise: Promise<T>) => Promise<T>;
  readonly list: (listId: string) => ListView | undefined;
  /** Quantities by product, as the shopper sees them. */
  readonly quantities: (listId: string) => Readonly<Record<string, number>>;
}

export interface ListsKit {
  readonly backend: Backend;
  /** A logged-in user with loaded lists. */
  readonly shopper: (options?: Partial<TestShopOptions>) => Promise<ListShopper>;
  /** Another tab of the same shopper. */
  readonly tabOf: (shopper: ListShopper) => Promise<ListShopper>;
  /** The next page of a browser with the user's cookies, its user and lists loaded. */
  readonly pageOf: (shopper: ListShopper, options: Partial<TestShopOptions>) => Promise<ListShopper>;
  /** A list of the first that the others have accepted. */
  readonly shared: (owner: ListShopper, others: ReadonlyArray<ListShopper>) => Promise<string>;
}

const withLists = (opened: TestShop, email: string): ListShopper => {
  const { shop, settledWith } = opened;
  const list = (listId: string) => {
    const { lists, invitations } = shop.lists.state.get();
    return [...(lists ?? []), ...invitations].find(({ id }) => id === listId);
  };
  return {
    ...opened,
    email,
    list,
    quantities: (listId) =>
      Object.fromEntries((list(listId)?.products ?? []).map((each) => [each.productId, each.quantity])),
    quiet: (promise) => settledWith(promise, () => shop.lists.state.get().isFetching),
  };
};

/** A backend and shoppers with lists on it: no shopper's clock is ahead of the backend's. Close the backend. */
export async function startListsKit(): Promise<ListsKit> {
  const clocks: Array<TestShop["clock"]> = [];
  const present = () => new Date(Math.max(start.getTime(), ...clocks.map((clock) => clock.now().getTime())));
  const backend = await startBackend({ clock: present });
  let people = 0;
  const page = (email: string, options: Partial<TestShopOptions>) => {
    const shopper = withLists(openTestShop({ fetch: backend.fetch, now: present(), ...options }), email);
    clocks.push(shopper.clock);
    return shopper;
  };
  const open = async (email: string, options: Partial<TestShopOptions>) => {
    const shopper = page(email, options);
    await shopper.shop.session.login({ email, password: "egy hosszú jelszó" });
    await shopper.quiet(shopper.shop.lists.refresh());
    return shopper;
  };
  return {
    backend,
    shopper: async (options = {}) => {
      people += 1;
      const email = `lista.${people}@pelda.hu`;
      const { shop } = openTestShop({ fetch: backend.fetch, now: present() });
      await shop.session.register({ email, password: "egy hosszú jelszó", name: "Kovács Anna" });
      shop.dispose();
      // Accepted from the mail, as an invitation requires.
      await backend.database.db
        .updateTable("users")
        .set({ email_verified_at: present().toISOString() })
        .where("email", "=", email)
        .execute();
      return open(email, options);
    },
    tabOf: ({ email }) => open(email, {}),
    pageOf: async ({ email }, options) => {
      const shopper = page(email, options);
      await shopper.quiet(shopper.shop.session.refresh());
      await shopper.quiet(shopper.shop.lists.refresh());
      return shopper;
    },
    shared: async (owner, others) => {
      const listId = orThrow(await owner.shop.lists.create({ name: "Közös" }));
      for (const { email, shop } of others) {
        await owner.shop.lists.share({ listId, email });
        await shop.lists.refresh();
        await shop.lists.accept(listId);
      }
      return listId;
    },
  };
}

/** The requests to the list service, except reads. */
export const changes = ({ network }: Pick<TestShop, "network">) =>
  network.calls
    .filter(({ path }) => path !== "/graphql" && path !== "/lists")
    .map(({ method, path }) => `${method} ${path}`);

export const isSync = ({ path }: GraphqlCall) => path === "/sync";
