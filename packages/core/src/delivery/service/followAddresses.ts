import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import type { Store } from "../../kernel/Store.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { selectionAmong } from "../rules/selectionAmong.ts";

/**
 * The selection of a saved address follows the account: with a changed address it moves, and a deleted one leaves its
 * postcode.
 *
 * @rule ADDR-11
 */
export const followAddresses = ({
  selection,
  move,
}: {
  readonly selection: Store<DeliverySelection | null>;
  readonly move: (selection: DeliverySelection | null) => Effect.Effect<void>;
}) =>
  Effect.gen(function* () {
    const identity = yield* Identity;
    const scope = yield* Effect.scope;
    const runFork = Effect.runForkWith(yield* Effect.context<never>());
    const follow = () => {
      const { isLoggedIn, user } = identity.state.get();
      if (!isLoggedIn || user === null) return;
      const present = selection.get();
      const next = selectionAmong(present, { savedAddresses: user.shippingAddresses });
      if (next !== present) runFork(Effect.forkIn(move(next), scope));
    };
    const end = identity.state.subscribe(follow);
    yield* Effect.addFinalizer(() => Effect.sync(end));
    follow();
  });
