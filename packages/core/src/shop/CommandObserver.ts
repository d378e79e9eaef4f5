import * as Context from "effect/Context";
import type { CommandPolicy } from "./CommandPolicy.ts";

export interface DeclaredCommand {
  /** The capability and what it does: `cart.refresh`. */
  readonly name: string;
  readonly policy: CommandPolicy["name"];
  /**
   * How many requests a call sends at most, one after the other: so long, by `requestDeadline`, until it has settled,
   * whatever fails. Null when it waits for the shopper, or for the network to be back.
   */
  readonly requests: number | null;
}

export type CommandEvent =
  | { readonly kind: "declared"; readonly command: DeclaredCommand }
  /** `call` tells a command's calls apart. */
  | { readonly kind: "called"; readonly name: string; readonly call: number; readonly input: unknown }
  | { readonly kind: "ended"; readonly name: string; readonly call: number; readonly outcome: CommandOutcome };

export type CommandOutcome =
  | { readonly kind: "succeeded" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "interrupted" };

/** Who follows the commands of a shop; nobody without the development panel. */
export const CommandObserver = Context.Reference<(event: CommandEvent) => void>("@kamra/core/shop/CommandObserver", {
  defaultValue: () => () => {},
});
