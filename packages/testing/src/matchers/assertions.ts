import type { Product } from "@kamra/core/product";

/** What `shopMatchers` adds to `expect`; `R` is what an assertion returns. */
export interface ShopMatchers<R> {
  /** A shop's cart, or a cart, has the product: in this quantity of its unit, or in any. */
  readonly toHold: (product: Product, quantity?: number) => R;
  /** What is to be paid in a shop, or what a cart or a line of it costs, in forints. */
  readonly toCost: (forints: number) => R;
  /** The server has done what a command asked for. */
  readonly toBeConfirmed: () => R;
  /** A command was not done, for this reason: the code or the name of its error, or a field of it. Without one, for any. */
  readonly toBeRefused: (reason?: string) => R;
  /** A command waits for the network. */
  readonly toBeWaiting: () => R;
  /** What the shopper reads of an error, or of a refused command, in Hungarian. */
  readonly toSay: (text: string | RegExp) => R;
}

declare global {
  /** Vitest's assertions, of every version, are made of these. */
  // oxlint-disable-next-line typescript/no-namespace -- It extends a namespace that there is.
  namespace Chai {
    interface Assertion extends ShopMatchers<void> {}
  }
  // oxlint-disable-next-line typescript/no-namespace -- It extends a namespace that there is.
  namespace jest {
    // oxlint-disable-next-line typescript/no-empty-object-type -- Merged declarations have the same parameters.
    interface Matchers<R, T = {}> extends ShopMatchers<R> {}
  }
}
