import * as Context from "effect/Context";

/** The caller of a command; does nothing by default. */
export interface Caller {
  /** The change is stored and shown, and waits for the network. */
  readonly waits: () => void;
}

export const noCaller: Caller = { waits: () => {} };

/** The caller of the running command. */
export const CurrentCaller = Context.Reference<Caller>("@kamra/core/kernel/CurrentCaller", {
  defaultValue: () => noCaller,
});
