import * as Effect from "effect/Effect";
import { Identity } from "../../identity/Identity.ts";
import { follow, makeFork } from "../../kernel/follow.ts";
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
    const moved = () => {
      const { isLoggedIn, user } = identity.state.get();
      if (!isLoggedIn || user === null) return Effect.void;
      const present = selection.get();
      const next = selectionAmong(present, { savedAddresses: user.shippingAddresses });
      return next === present ? Effect.void : move(next);
    };
    yield* follow(identity.state.subscribe, moved);
    const fork = yield* makeFork;
    // Other followers of the place have not started yet.
    fork(Effect.flatMap(Effect.yieldNow, moved));
  });
