import * as Effect from "effect/Effect";
import { AvoidedAllergens } from "../../catalogue/service/AvoidedAllergens.ts";
import { Identity } from "../../identity/Identity.ts";
import { command } from "../../kernel/command.ts";
import { follow, makeFork } from "../../kernel/follow.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { AllergenCode } from "../../product/allergenCodes.ts";
import { joinedAllergens } from "../rules/joinedAllergens.ts";

type Codes = ReadonlyArray<AllergenCode>;

const areSame = (one: Codes | null, other: Codes | null) => one?.join() === other?.join();

/**
 * Brings the device's avoided allergens and the account's together, while the account stores some. A login joins them;
 * then a choice here is sent there, and what another device chose comes from there. A choice that the account does not
 * take is undone. The end of the session deletes them from the device.
 *
 * @rule ALLERGEN-4
 */
export const followAllergens = (send: (codes: Codes) => Effect.Effect<unknown, ShopError>) =>
  Effect.gen(function* () {
    const identity = yield* Identity;
    const { device, avoid } = yield* AvoidedAllergens;
    const fork = yield* makeFork;
    let { isLoggedIn: wasLoggedIn } = identity.state.get();
    let isNew = false;
    let account: Codes | null = null;
    let sending = 0;

    const showAccount = Effect.suspend(() =>
      account === null || areSame(account, device.get()) ? Effect.void : avoid(account),
    );
    const sendDevice = yield* command(
      { name: "session.sendAllergens", policy: selfManaged("queue"), requests: 1 },
      (codes: Codes) =>
        Effect.ensuring(
          send(codes),
          Effect.suspend(() => {
            sending -= 1;
            return sending === 0 ? showAccount : Effect.void;
          }),
        ),
    );
    const onDevice = () => {
      if (account === null || areSame(account, device.get())) return;
      sending += 1;
      return sendDevice(device.get());
    };
    const onUser = () => {
      const { isLoggedIn, user } = identity.state.get();
      isNew ||= isLoggedIn && !wasLoggedIn;
      wasLoggedIn = isLoggedIn;
      if (user === null) return;
      const joins = isNew;
      isNew = false;
      if (areSame(account, user.avoidedAllergens)) return;
      account = user.avoidedAllergens;
      if (account === null || sending > 0) return;
      const wanted = joins ? joinedAllergens(device.get(), { account }) : account;
      return areSame(wanted, device.get()) ? onDevice() : avoid(wanted);
    };
    yield* identity.follow({
      change: (exchange) => exchange,
      ended: () => {
        account = null;
        fork(avoid([]));
      },
    });
    yield* follow(identity.state.subscribe, onUser);
    yield* follow(device.subscribe, onDevice);
    const first = onUser();
    if (first) fork(first);
  });
