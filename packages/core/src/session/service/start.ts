import type { Beginning, Start } from "../../capability/Start.ts";
import type { Identified } from "../../identity/Identity.ts";
import { identifiedStore } from "../../identity/identifiedStore.ts";
import { makeStore } from "../../kernel/makeStore.ts";
import type { Store } from "../../kernel/Store.ts";
import type { SessionState } from "../model/SessionState.ts";
import type { ShopSession } from "./ShopSession.ts";

/** The state beside who the shopper is. */
export type SessionFacts = Omit<SessionState, keyof Identified>;

export const quiet: SessionFacts = {
  isFetching: false,
  registration: null,
  loginError: null,
  registrationError: null,
  cartChanges: [],
  failure: null,
};

export function sessionStores(identified: Store<Identified>, { snapshot }: Beginning) {
  const shipped = snapshot?.session;
  const state: SessionState = { ...identified.get(), ...quiet };
  return { state: makeStore(state, { server: shipped && { ...shipped, ...quiet } }) };
}

/**
 * The session for `startShop`: the user by cookie and snapshot, and what each method does until its services have
 * loaded.
 */
export const sessionStart: Start<"session", ShopSession> = {
  name: "session",
  stores: (beginning) => sessionStores(identifiedStore(beginning), beginning),
  except: {
    dismissCartChanges: "void",
    checkEmail: "promise",
    rememberPath: "void",
    takeReturnPath: "absent",
  },
};
