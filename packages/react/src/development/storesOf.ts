import type { ShopBase, Store } from "@kamra/core";

export interface NamedStore {
  /** The capability and the store: `cart.state`. */
  readonly name: string;
  readonly store: Store<unknown>;
}

const isStore = (value: unknown): value is Store<unknown> =>
  typeof value === "object" && value !== null && "get" in value && "subscribe" in value && "getServer" in value;

/** Every store of a shop by name, except the development record. */
export function storesOf(shop: ShopBase): ReadonlyArray<NamedStore> {
  return Object.entries(shop).flatMap(([capability, api]: [string, unknown]): ReadonlyArray<NamedStore> => {
    if (capability === "development" || typeof api !== "object" || api === null) return [];
    if (isStore(api)) return [{ name: capability, store: api }];
    return Object.entries(api).flatMap(([name, store]: [string, unknown]) =>
      isStore(store) ? [{ name: `${capability}.${name}`, store }] : [],
    );
  });
}
