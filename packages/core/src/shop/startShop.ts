import type { Start } from "../capability/Start.ts";
import { makeRelay } from "../kernel/makeRelay.ts";
import { makeStore } from "../kernel/makeStore.ts";
import type { Notice } from "../kernel/Notice.ts";
import type { Store } from "../kernel/Store.ts";
import { beginningOf, type BeginningOptions } from "./beginningOf.ts";
import { clockOf } from "./clockOf.ts";
import type { ShopBase, ShopOptions } from "./Shop.ts";
import { hasOpened } from "./hasOpened.ts";
import { heldApi, invoke, memberOf, notLoaded } from "./heldApi.ts";
import { makeArrival } from "./makeArrival.ts";

type AnyStart = Start<string, object>;
type Starts = ReadonlyArray<AnyStart>;

/** A shop with the capabilities of these starts. */
export type StartedShop<Chosen extends Starts> = ShopBase & {
  readonly [Each in Chosen[number] as Each["name"]]: Each extends Start<string, infer Api> ? Api : never;
};

/** The options of `startShop`. Those that the first values depend on are the same as of `createShop`. */
export interface StartOptions<Chosen extends Starts> extends BeginningOptions, Pick<ShopOptions<[]>, "clock"> {
  readonly starts: Chosen;
  /** Loads the code of the services, and returns a function that makes the whole shop. */
  readonly load: () => Promise<() => StartedShop<Chosen>>;
  /** The notice for the shopper when loading the services failed and a call was dropped. */
  readonly missingText: string;
}

const none: ReadonlyArray<Notice> = [];

const isStore = (member: unknown): member is Store<unknown> =>
  typeof member === "object" && member !== null && "subscribe" in member;

/** Placeholder stores, and `follow`, which connects them to the service's stores. */
function followers(start: AnyStart, given: ReturnType<typeof beginningOf>) {
  const first: ReadonlyArray<readonly [string, Store<unknown>]> = Object.entries(start.stores(given));
  const relays = first.map(([name, store]) => ({ name, ...makeRelay(store) }));
  return {
    start,
    stores: Object.fromEntries(relays.map(({ name, store }) => [name, store])),
    follow: (whole: object) => {
      for (const { name, follow } of relays) {
        const store = memberOf(memberOf(whole, start.name), name);
        if (isStore(store)) follow(store);
      }
    },
  };
}

/**
 * Starts a shop without services in a page that a server has rendered. Its stores have their first values, and stay the
 * same objects when the services have loaded. The first call that needs the services loads them, as does `ready()`;
 * calls wait for them and run in order. When loading fails or takes longer than a request may, a notice is shown and
 * waiting commands are refused with a NetworkError, whose `cause` is the failure of `load`. The next call loads again.
 *
 * Errors: queries reject with the failure of `load`, and with a ShopError once the services are there.
 */
export function startShop<const Chosen extends Starts>(options: StartOptions<Chosen>): StartedShop<Chosen> {
  const { load, missingText, snapshot } = options;
  const starts: Chosen = options.starts;
  const beginning = beginningOf(options);
  const { settings } = beginning;
  const ownNotices = makeStore(none, { server: none });
  const notices = makeRelay(ownNotices);
  const clock = clockOf(options);
  const timeCorrections = makeRelay(clock.corrections);
  const missing: Notice = { id: "services", kind: "error", text: missingText, durationMs: settings.noticeMs };
  const parts = starts.map((start) => followers(start, beginning));
  const arrival = makeArrival(load, {
    deadlineMs: settings.timeoutMs,
    arrived: (whole) => {
      notices.follow(whole.notices);
      timeCorrections.follow(whole.timeCorrections);
      for (const { follow } of parts) follow(whole);
    },
    missed: () => ownNotices.set([missing]),
  });
  const apis = parts.map(({ start, stores }): readonly [string, object] => [
    start.name,
    heldApi(start, { arrival, stores }),
  ]);

  const base: ShopBase = {
    now: () => arrival.whole()?.now() ?? clock.now(),
    timeCorrections: timeCorrections.store,
    ready: () => arrival.ready(),
    settings,
    notices: notices.store,
    addNotice: (notice) => arrival.call({ run: (whole) => whole.addNotice(notice), fail: () => {} }),
    dismissNotice: (id) => {
      const whole = arrival.whole();
      if (whole === null) ownNotices.set(none);
      else whole.dismissNotice(id);
    },
    errorText: (error) => arrival.whole()?.errorText(error) ?? error.message,
    async request(document, variables, options) {
      await arrival.ready();
      const whole = arrival.whole();
      if (whole === null) throw notLoaded(null);
      return whole.request(document, variables, options);
    },
    snapshot: () => arrival.whole()?.snapshot() ?? snapshot ?? { now: clock.now().toISOString() },
    async open(capability) {
      await arrival.ready();
      const whole = arrival.whole();
      await invoke(whole, "open", [capability]);
      Object.assign(this, { [capability.name]: memberOf(this, capability.name) ?? memberOf(whole, capability.name) });
      if (!hasOpened(this, capability)) throw new TypeError("A capability did not open");
      return this;
    },
    dispose: () => arrival.whole()?.dispose(),
  };
  const shop = Object.assign(base, Object.fromEntries(apis));
  const isWhole = (candidate: ShopBase): candidate is StartedShop<Chosen> =>
    starts.every(({ name }) => Object.hasOwn(candidate, name));
  if (!isWhole(shop)) throw new TypeError("A capability did not start");
  return shop;
}
