import * as Context from "effect/Context";
import type { PolicyName } from "./CommandPolicy.ts";

export interface DeclaredCommand {
  /** Capability and command, such as `cart.refresh`. */
  readonly name: string;
  readonly policy: PolicyName;
  /**
   * The maximum number of requests of a call, sent one after another; it settles within their `requestDeadline`. Null when it
   * waits for the shopper or the network.
   */
  readonly requests: number | null;
}

export type CommandEvent =
  | { readonly kind: "declared"; readonly command: DeclaredCommand }
  /** `call` numbers a command's calls. */
  | { readonly kind: "called"; readonly name: string; readonly call: number; readonly input: unknown }
  | { readonly kind: "ended"; readonly name: string; readonly call: number; readonly outcome: CommandOutcome };

export type CommandOutcome =
  | { readonly kind: "succeeded" }
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "interrupted" };

/** Observes the commands of a shop, for the development panel; does nothing without it. */
export const CommandObserver = Context.Reference<(event: CommandEvent) => void>("@kamra/core/kernel/CommandObserver", {
  defaultValue: () => () => {},
});
