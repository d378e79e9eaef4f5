import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import * as Layer from "effect/Layer";
import * as Scope from "effect/Scope";
import type { Capabilities, EndpointOf } from "../capability/Capabilities.ts";
import type { AnyEffectCapability, Foundation, Opening } from "../capability/EffectCapability.ts";
import { insideOf } from "../capability/inside.ts";
import type { ShopObserver } from "../capability/ShopObserver.ts";
import { beginningOf } from "./beginningOf.ts";
import { clockOf } from "./clockOf.ts";
import { checkLater } from "./checkLater.ts";
import { checkOptions } from "./checkOptions.ts";
import { CommandObserver } from "../kernel/CommandObserver.ts";
import { errorText } from "./errorText.ts";
import type { OwnFieldsOption } from "../decoding/OwnModel.ts";
import { foundationLive } from "./foundationLive.ts";
import { hasOpened } from "./hasOpened.ts";
import { laterContext } from "./laterContext.ts";
import { memoryStorage } from "../kernel/memoryStorage.ts";
import { Notices } from "../kernel/Notices.ts";
import { type Fetch, ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { ShopClock } from "../kernel/shopClock.ts";
import type { ShopSnapshot } from "../kernel/ShopTypes.ts";
import { ownRequest } from "../transport/ownRequest.ts";
import { noTransport } from "../transport/noTransport.ts";
import { timedFetch } from "../transport/timedFetch.ts";
import { AbortedError } from "../kernel/TransportError.ts";
import type { Shop, ShopBase, ShopOptions } from "./Shop.ts";

/** The environment of the services: the options, with their defaults. */
const environmentOf = (
  options: Omit<ShopOptions<Capabilities>, "capabilities">,
  { clock, observers }: { readonly clock: ShopClock; readonly observers: ReadonlyArray<ShopObserver> },
): ShopEnvironment["Service"] => {
  const { endpoint = "", texts = {} } = options;
  return {
    ...beginningOf(options),
    endpoint,
    listsEndpoint: options.listsEndpoint ?? String(endpoint).replace(/[^/]*$/, ""),
    fetch: observers.reduce<Fetch>(
      (inner, observer) => observer.fetch(inner),
      timedFetch(options.fetch ?? ((address, init) => fetch(address, init)), clock),
    ),
    ownFields: options.ownFields,
    sharedResponses: options.sharedResponses ?? (() => null),
    storage: options.storage ?? memoryStorage(),
    sessionStorage: options.sessionStorage ?? memoryStorage(),
    now: clock.now,
    timeCorrections: clock.corrections,
    // Without returns the device's time is not read: Next forbids that where it renders a page ahead.
    hasSlept: options.onReturn ? clock.hasSlept : () => false,
    navigate: options.navigate ?? (() => {}),
    analytics: options.analytics ?? [],
    texts,
    errorText: (error) => errorText(error, { texts }),
    onReconnect: options.onReconnect ?? (() => () => {}),
    onReturn: options.onReturn ?? (() => () => {}),
    onLeave: options.onLeave ?? (() => () => {}),
  };
};

type Inside = ReadonlyArray<AnyEffectCapability>;

const transportOf = (capabilities: Inside) => capabilities.find(({ transport }) => transport)?.transport;

/** The services that a capability opened later adds for the next ones. */
const broughtBy = ({ backend = Layer.empty, offers = Layer.empty, transport }: AnyEffectCapability) =>
  offers.pipe(Layer.provideMerge(backend), Layer.provideMerge(transport ?? Layer.empty));

/** The services of all capabilities: the foundation, and what they offer each other. */
const baseLayer = (
  options: Omit<ShopOptions<Capabilities>, "capabilities">,
  { capabilities, ...given }: Parameters<typeof environmentOf>[1] & { readonly capabilities: Inside },
) =>
  Layer.provideMerge(
    Layer.mergeAll(Layer.empty, ...capabilities.map(({ offers }) => offers ?? Layer.empty)).pipe(
      Layer.provideMerge(Layer.mergeAll(Layer.empty, ...capabilities.map(({ backend }) => backend ?? Layer.empty))),
    ),
    foundationLive(environmentOf(options, given), {
      log: options.log,
      transport: transportOf(capabilities) ?? noTransport,
      effects: Layer.mergeAll(
        Layer.empty,
        ...capabilities.map(({ provides }) => provides ?? Layer.empty),
        ...given.observers.map(({ command }) => Layer.succeed(CommandObserver, command)),
      ),
    }),
  );

/** How a capability runs its effects until the shop is disposed of. */
const openingIn =
  (scope: Scope.Closeable, memoMap: Layer.MemoMap, runNow: Opening["runNow"]) =>
  (context: Context.Context<Foundation>): Opening => {
    const run: Opening["run"] = async (effect, { signal } = {}) => {
      if (scope.state._tag === "Closed") throw new AbortedError();
      const fiber = Fiber.runIn(Effect.runForkWith(context)(effect, { signal }), scope);
      const exit = await Effect.runPromise(Fiber.await(fiber));
      if (Exit.isSuccess(exit)) return exit.value;
      throw Cause.hasInterruptsOnly(exit.cause) ? new AbortedError() : Cause.squash(exit.cause);
    };
    return {
      build: (layer) => Effect.provideContext(Layer.buildWithMemoMap(layer, memoMap, scope), context),
      run,
      runNow,
      request: (document, variables, options) =>
        run(Effect.provideContext(ownRequest(document, variables, options), context), options),
    };
  };

/** A capability that is open. */
interface Opened {
  readonly capability: AnyEffectCapability;
  readonly api: unknown;
  readonly snapshot: () => Partial<ShopSnapshot>;
}

/** The shop with the members of its capabilities. Errors: a TypeError when one is missing. */
function completed<Chosen extends Capabilities>(
  base: ShopBase,
  { capabilities, opened }: { readonly capabilities: Chosen; readonly opened: ReadonlyArray<Opened> },
): Shop<Chosen> {
  const shop = Object.assign(base, Object.fromEntries(opened.map(({ capability, api }) => [capability.name, api])));
  const isWhole = (candidate: ShopBase): candidate is Shop<Chosen> =>
    capabilities.every(({ name }) => Object.hasOwn(candidate, name));
  if (!isWhole(shop)) throw new TypeError("A capability did not open");
  return shop;
}

/** Makes a shop, with a step for each capability. */
function* stepsOf<const Chosen extends Capabilities>(
  options: ShopOptions<Chosen>,
): Generator<undefined, Shop<Chosen>, undefined> {
  checkOptions(options);
  const clock = clockOf(options);
  const capabilities = options.capabilities.map(insideOf);
  const observers = capabilities.flatMap(({ observer }) => observer ?? []);
  const memoMap = Layer.makeMemoMapUnsafe();
  const scope = Scope.makeUnsafe();

  const foundation = Effect.runSync(
    Layer.buildWithMemoMap(baseLayer(options, { capabilities, clock, observers }), memoMap, scope),
  );
  const notices = Context.get(foundation, Notices);
  const { errorText: textOfError, now, settings, timeCorrections } = Context.get(foundation, ShopEnvironment);

  const runNow = Effect.runSyncWith(foundation);
  const openingWith = openingIn(scope, memoMap, runNow);
  const observed = (name: string, api: unknown) =>
    observers.reduce((inner, observer) => observer.api(name, inner), api);
  const open = (capability: AnyEffectCapability, context: Context.Context<Foundation>): Opened => {
    const { api, snapshot } = runNow(capability.open(openingWith(context)));
    return { capability, api: observed(capability.name, api), snapshot };
  };
  const opened: Array<Opened> = [];
  for (const capability of capabilities) {
    yield;
    opened.push(open(capability, foundation));
  }
  const contextOfLater = laterContext(foundation, { cartCookie: settings.cartCookie });
  /** The services that the next capability builds on: the foundation, and the offers of capabilities opened later. */
  let shared = foundation;

  const base: ShopBase = {
    now,
    timeCorrections,
    ready: () => Promise.resolve(),
    settings,
    notices: notices.store,
    addNotice: (notice) => runNow(notices.say(notice)),
    dismissNotice: (id) => runNow(notices.dismiss(id)),
    errorText: textOfError,
    request: (document, variables, options) => openingWith(shared).request(document, variables, options),
    snapshot: () =>
      opened.reduce<ShopSnapshot>((all, part) => ({ ...all, ...part.snapshot() }), { now: now().toISOString() }),
    async open(later) {
      const capability = insideOf(later);
      if (scope.state._tag === "Closed") throw new AbortedError();
      if (!opened.some((part) => part.capability === capability)) {
        checkLater(capability, { open: opened.map((part) => part.capability), endpoint: options.endpoint });
        const context = contextOfLater(shared);
        const offered = runNow(openingWith(context).build(broughtBy(capability)));
        shared = Context.merge(shared, offered);
        const part = open(capability, Context.merge(context, offered));
        opened.push(part);
        Object.assign(this, { [capability.name]: part.api });
      }
      if (!hasOpened(this, later)) throw new TypeError("A capability did not open");
      return this;
    },
    dispose: () => void Effect.runFork(Scope.close(scope, Exit.void)),
  };
  return completed<Chosen>(base, { capabilities: options.capabilities, opened });
}

/**
 * Creates a shop: the services of its capabilities as one object of promises and stores. Shops share nothing, so two can run in
 * one page and a hundred in one server process.
 *
 * Errors: throws a TypeError when a needed capability is missing, when one is passed twice, and when an endpoint is invalid. Queries
 * reject with a ShopError; commands resolve to their result.
 */
export function createShop<const Chosen extends Capabilities>(
  options: ShopOptions<Chosen> & EndpointOf<Chosen> & OwnFieldsOption,
): Shop<Chosen> {
  const steps = stepsOf<Chosen>(options);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/**
 * Creates a shop as `createShop` does, but waits for `pause` before each capability, so that the page can handle input
 * meanwhile.
 *
 * Errors: rejects where `createShop` throws, and with a failure of `pause`.
 */
export async function createShopInSteps<const Chosen extends Capabilities>(
  options: ShopOptions<Chosen> & EndpointOf<Chosen> & OwnFieldsOption,
  { pause }: { readonly pause: () => Promise<unknown> },
): Promise<Shop<Chosen>> {
  const steps = stepsOf<Chosen>(options);
  let step = steps.next();
  while (step.done !== true) {
    await pause();
    step = steps.next();
  }
  return step.value;
}
