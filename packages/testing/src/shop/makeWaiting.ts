import type { FaultyNetwork } from "../network/faultyNetwork.ts";
import type { ManualClock } from "../network/manualClock.ts";

/** Enough turns of the event loop to process everything received. */
const patience = 10;

/** An upper limit: more turns than any finite work needs. */
const mostWaits = 1000;

/** A turn of the event loop; browsers have timers alone. */
const turn = () =>
  new Promise<void>((resolve) => {
    if (typeof setImmediate === "function") setImmediate(resolve);
    else setTimeout(resolve, 0);
  });

/** Ways to wait for a shop on a network and a manual clock. */
export function makeWaiting({ network, clock }: { readonly network: FaultyNetwork; readonly clock: ManualClock }) {
  /** Waits until the shop waits for the clock or a delayed response alone. */
  const rest = async () => {
    let seen = "";
    for (let still = 0; still < patience;) {
      // The clock stands still while the server works, however long that takes.
      while (network.atServer() > 0) await network.serverAnswers();
      await turn();
      const sight = [network.calls.length, network.inFlight(), clock.untilNext()].join();
      still = sight === seen && network.atServer() === 0 ? still + 1 : 0;
      seen = sight;
    }
  };

  /** Advances the clock until the promise settles and no request runs. No answer may be delayed meanwhile. */
  const settledWith = async <T>(promise: Promise<T>, isFetching: () => boolean): Promise<T> => {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    promise.then(settle, settle);
    for (let waits = 0; !isSettled || isFetching(); waits += 1) {
      if (waits === mostWaits) throw new Error("It does not settle, however much time passes");
      await rest();
      if (network.inFlight() === 0) clock.advance(clock.untilNext() ?? 0);
    }
    return promise;
  };

  return { rest, settledWith };
}
