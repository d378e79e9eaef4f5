import type { ShopBase, ShopOptions } from "../shop/Shop.ts";
import { memoryCookies } from "../kernel/memoryCookies.ts";
import type { Fetch } from "../kernel/ShopEnvironment.ts";
import type { BugBundle } from "./BugBundle.ts";
import type { DevelopmentRecord, Exchange, MethodCall } from "./DevelopmentRecord.ts";
import { exchangeOf } from "./exchangeOf.ts";

type Asked = Pick<Exchange, "method" | "path" | "operation">;

const nameOf = ({ method, path, operation }: Asked) => operation ?? `${method} ${path}`;

/** Whether two requests are equivalent: the recorded shop may have had other service addresses. */
const isLike = (recorded: Asked, asked: Asked) =>
  recorded.operation === asked.operation &&
  recorded.method === asked.method &&
  (recorded.path ?? "").endsWith(asked.path ?? "");

const bodiless = [204, 205, 304];

/**
 * Answers each request with its recorded response, in order, after the calls that preceded that response. Without a
 * recorded response it fails as an outage.
 */
const recordedFetch = (
  { exchanges }: DevelopmentRecord,
  { hasBegun }: { readonly hasBegun: (turn: number) => Promise<void> },
): Fetch => {
  const left = [...exchanges];
  return async (address, init) => {
    const asked = exchangeOf(address, init);
    const next = left.findIndex((each) => isLike(each, asked));
    const [exchange] = next < 0 ? [] : left.splice(next, 1);
    await hasBegun(exchange?.end ?? 0);
    if (exchange === undefined || exchange.status === null)
      throw new TypeError(`The bundle has no answer for ${nameOf(asked)}`);
    const { status, answer } = exchange;
    const headers = { "content-type": "application/json" };
    return new Response(bodiless.includes(status) ? null : JSON.stringify(answer), { status, headers });
  };
};

/** Resolves when every call before a turn has been made. */
const progress = ({ calls }: DevelopmentRecord) => {
  let made = 0;
  let waiting: ReadonlyArray<{ readonly isOver: () => boolean; readonly go: () => void }> = [];
  return {
    hasBegun: (turn: number) =>
      new Promise<void>((go) => {
        const isOver = () => calls.slice(made).every(({ begin }) => begin > turn);
        if (isOver()) go();
        else waiting = [...waiting, { isOver, go }];
      }),
    callMade: () => {
      made += 1;
      for (const each of waiting) if (each.isOver()) each.go();
      waiting = waiting.filter(({ isOver }) => !isOver());
    },
  };
};

/** The options of a bundle's shop. */
export interface ReplayOptions extends Pick<ShopOptions<[]>, "fetch" | "cookies" | "settings" | "snapshot"> {
  readonly endpoint: string;
  /** The recorded time. */
  readonly clock: () => Date;
}

/**
 * Replays a bundle: opens a shop in its initial state, calls the recorded methods with their arguments in order, and
 * answers requests as recorded.
 *
 * Errors: when the shop lacks a recorded method.
 */
export async function replay<Opened extends ShopBase>(
  bundle: BugBundle,
  open: (options: ReplayOptions) => Opened,
): Promise<Opened> {
  const { start, record } = bundle;
  const { hasBegun, callMade } = progress(record);
  let now = Date.parse(start.now);
  const { tokenCookie, cartCookie, deliveryCookie } = start.settings;
  const shop = open({
    endpoint: "https://shop.invalid/graphql",
    fetch: recordedFetch(record, { hasBegun }),
    cookies: memoryCookies({
      ...(start.isLoggedIn && { [tokenCookie]: "replayed" }),
      ...(start.cartId !== null && { [cartCookie]: start.cartId }),
      ...(start.delivery !== null && { [deliveryCookie]: JSON.stringify(start.delivery) }),
    }),
    clock: () => new Date(now),
    settings: start.settings,
    snapshot: start.snapshot,
  });
  const running: Array<{ readonly call: MethodCall; readonly end: Promise<unknown> }> = [];
  const endedBefore = (turn: number) =>
    Promise.all(running.flatMap(({ call, end }) => (call.end !== null && call.end < turn ? [end] : [])));
  for (const call of record.calls) {
    await endedBefore(call.begin);
    now = call.startedAt;
    const api: unknown = Reflect.get(shop, call.capability);
    const method: unknown = typeof api === "object" && api !== null ? Reflect.get(api, call.method) : undefined;
    if (typeof method !== "function") throw new TypeError(`This shop has no ${call.capability}.${call.method}`);
    const outcome: unknown = Reflect.apply(method, api, call.input);
    // A repeated failure is the purpose.
    running.push({ call, end: Promise.resolve(outcome).catch(() => null) });
    callMade();
  }
  await endedBefore(Number.POSITIVE_INFINITY);
  return shop;
}
