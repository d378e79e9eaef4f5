import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import { AvoidedAllergens } from "../../catalogue/service/AvoidedAllergens.ts";
import { Identity } from "../../identity/Identity.ts";
import { command } from "../../kernel/command.ts";
import { follow, makeFork } from "../../kernel/follow.ts";
import { ignoreFailure } from "../../kernel/ignoreFailure.ts";
import { selfManaged } from "../../kernel/selfManaged.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { ShopError } from "../../kernel/ShopError.ts";
import type { AllergenCode } from "../../product/allergenCodes.ts";
import { joinedAllergens } from "../rules/joinedAllergens.ts";

type Codes = ReadonlyArray<AllergenCode>;

interface Sending<Answer> {
  readonly send: (codes: Codes) => Effect.Effect<Answer, ShopError>;
  /** Asks after other changes of the user, and takes the answer over. */
  readonly change: (ask: Effect.Effect<Answer, ShopError>) => Effect.Effect<unknown, ShopError>;
}

const areSame = (one: Codes | null, other: Codes | null) => one?.join() === other?.join();

/**
 * Sends choices one after another; while one is under way the latest waits, at most until the page is hidden: it then
 * takes the place of the one under way, which is aborted, so that it cannot arrive later.
 */
const latestChoice = <Answer>({ send, change, rested }: Sending<Answer> & { readonly rested: Effect.Effect<void> }) =>
  Effect.gen(function* () {
    const { onLeave } = yield* ShopEnvironment;
    let latest: Codes = [];
    let sending = 0;
    let isWaiting = false;
    let underWay: { readonly codes: Codes; readonly overtaken: Deferred.Deferred<null> } | null = null;
    const sendLatest: Effect.Effect<Answer, ShopError> = Effect.suspend(() => {
      isWaiting = false;
      const overtaken = Deferred.makeUnsafe<null>();
      underWay = { codes: latest, overtaken };
      const sent = Effect.raceFirst(send(latest), Deferred.await(overtaken));
      return Effect.flatMap(sent, (answer) => (answer === null ? sendLatest : Effect.succeed(answer)));
    });
    const sendInTurn = yield* command(
      { name: "session.sendAllergens", policy: selfManaged("queue"), requests: 2 },
      () =>
        Effect.ensuring(
          change(sendLatest),
          Effect.suspend(() => {
            underWay = null;
            sending -= 1;
            return sending === 0 ? rested : Effect.void;
          }),
        ),
    );
    // In its turn it is sent again, where the page goes on.
    const sendAtOnce = () => {
      if (underWay === null) return isWaiting ? ignoreFailure(send(latest)) : Effect.void;
      return areSame(underWay.codes, latest) ? Effect.void : Deferred.succeed(underWay.overtaken, null);
    };
    yield* follow(onLeave, sendAtOnce);
    return {
      isSending: () => sending > 0,
      choose: (codes: Codes) => {
        latest = codes;
        if (isWaiting) return;
        isWaiting = true;
        sending += 1;
        return sendInTurn();
      },
    };
  });

/**
 * Brings the device's avoided allergens and the account's together, while the account stores some. A login joins them;
 * then a choice here is sent there, and what another device chose comes from there. A choice that the account does not
 * take is undone. The end of the session deletes them from the device.
 *
 * @rule ALLERGEN-4
 */
export const followAllergens = <Answer>({ send, change }: Sending<Answer>) =>
  Effect.gen(function* () {
    const identity = yield* Identity;
    const { device, avoid } = yield* AvoidedAllergens;
    const fork = yield* makeFork;
    let { isLoggedIn: wasLoggedIn } = identity.state.get();
    let isNew = false;
    let account: Codes | null = null;

    const showAccount = Effect.suspend(() =>
      account === null || areSame(account, device.get()) ? Effect.void : avoid(account),
    );
    const queue = yield* latestChoice({ send, change, rested: showAccount });
    const onDevice = () => {
      if (account === null || (!queue.isSending() && areSame(account, device.get()))) return;
      return queue.choose(device.get());
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
      if (account === null || queue.isSending()) return;
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
