import { makeStore } from "../kernel/makeStore.ts";
import type { Store } from "../kernel/Store.ts";
import type { OutboxState } from "./OutboxState.ts";
import type { Pending } from "./Pending.ts";
import { type OutboxEvent, type OutboxRules, transition } from "./transition.ts";

/** The changes that wait for the network, and the server's last response. */
export interface OutboxFacts<Change extends Pending> extends OutboxState<Change> {
  /** A refresh or another operation is running. */
  readonly isRefreshing: boolean;
  /** The server's last response. */
  readonly server: unknown;
}

export interface OutboxStore<Change extends Pending, Facts extends OutboxFacts<Change>, State> {
  readonly state: Store<State>;
  readonly facts: () => Facts;
  /** The facts as they will be after the event. */
  readonly after: (event: OutboxEvent<Change>) => Facts;
  /** Applies an event, together with other facts. */
  readonly apply: (event: OutboxEvent<Change>, facts?: Partial<Facts>) => void;
  /** Updates facts and notifies state listeners at most once. */
  readonly change: (facts: Partial<Facts>) => void;
  /** Recomputes the state after its surroundings change. */
  readonly recompute: () => void;
  /** Calls the listener after every change of the facts, even if the state stays the same. */
  readonly follow: (listener: () => void) => void;
}

/**
 * Holds a capability's facts, computes its state from them, and applies the outbox's events to them. Nothing is pending in the
 * `initial` facts. `shipped` is the state that the server rendered the page with; undefined without a snapshot.
 */
export function makeOutboxStore<Change extends Pending, Facts extends OutboxFacts<Change>, State>(
  initial: Facts,
  {
    rules,
    shipped,
    stateOf,
  }: {
    readonly rules: OutboxRules<Change>;
    readonly shipped: State | undefined;
    readonly stateOf: (facts: Facts, previous: State | null) => State;
  },
): OutboxStore<Change, Facts, State> {
  let facts = initial;
  let listeners: ReadonlyArray<() => void> = [];
  let onServer = shipped ?? stateOf(facts, null);
  let isOnServerOld = false;
  const state = makeStore(shipped === undefined ? onServer : stateOf(facts, shipped));
  const recompute = () => {
    isOnServerOld = shipped === undefined;
    state.set(stateOf(facts, state.get()));
  };
  const after = (event: OutboxEvent<Change>) => transition(facts, event, rules);
  const change = (changed: Partial<Facts>) => {
    facts = { ...facts, ...changed };
    recompute();
    for (const listener of listeners) listener();
  };
  return {
    state: {
      ...state,
      // The snapshot has only what the server knows, so server HTML must not show failures or running requests.
      getServer: () => {
        // Every card of a page asks for it.
        if (isOnServerOld) onServer = stateOf({ ...initial, server: facts.server }, onServer);
        isOnServerOld = false;
        return onServer;
      },
    },
    facts: () => facts,
    after,
    apply: (event, changed) => change({ ...after(event), ...changed }),
    change,
    recompute,
    follow: (listener) => {
      listeners = [...listeners, listener];
    },
  };
}
