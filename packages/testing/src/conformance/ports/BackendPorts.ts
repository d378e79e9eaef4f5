import type { CartRemote } from "@kamra/core/cart/service";
import type { CatalogueSource } from "@kamra/core/catalogue/service";
import type { DeliverySource } from "@kamra/core/delivery/service";
import type { BackendCall } from "@kamra/core/shop";
import { NotChecked } from "../NotChecked.ts";

/** The ports of an own backend, as `ownCatalogue`, `ownCart` and `ownDelivery` take them. What it does not offer is missing. */
export interface BackendPorts {
  readonly catalogue?: CatalogueSource;
  readonly cart?: CartRemote;
  readonly delivery?: DeliverySource;
}

/** How the checks reach what the ports ask. */
export interface PortOptions {
  /** The address that a port's paths are below, `http://localhost:5173`. Without it a port names whole addresses. */
  readonly base?: string;
  /** By default the one of this machine. */
  readonly fetch?: typeof fetch;
}

/** The ports under test, as their checks see them. Each of the functions rejects with NotChecked where there is no such port. */
export interface CheckedPorts {
  readonly catalogue: () => CatalogueSource;
  readonly cart: () => CartRemote;
  readonly delivery: () => DeliverySource;
  /** The last argument of each call: that of a guest. */
  readonly call: BackendCall;
}

/** What a module offers under a name. Errors: NotChecked when it is missing. */
export function offered<Part>(part: Part | undefined, name: string): NonNullable<Part> {
  if (part === undefined || part === null) throw new NotChecked(`not offered: there is no \`${name}\``);
  return part;
}

/** The ports with a guest's call. */
export function checkedPorts(
  { catalogue, cart, delivery }: BackendPorts,
  { base, fetch = globalThis.fetch }: PortOptions,
): CheckedPorts {
  const within = (input: RequestInfo | URL) => (typeof input === "string" ? new URL(input, base).href : input);
  return {
    catalogue: () => offered(catalogue, "catalogue"),
    cart: () => offered(cart, "cart"),
    delivery: () => offered(delivery, "delivery"),
    call: {
      signal: new AbortController().signal,
      token: null,
      fetch: (input, init) => fetch(within(input), init),
    },
  };
}
