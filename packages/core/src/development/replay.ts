import type { ShopBase, ShopOptions } from "../shop.ts";
import { memoryCookies } from "../shop/memoryCookies.ts";
import type { Fetch } from "../shop/ShopEnvironment.ts";
import type { BugBundle } from "./BugBundle.ts";
import type { DevelopmentRecord, Exchange, MethodCall } from "./DevelopmentRecord.ts";
import { exchangeOf } from "./exchangeOf.ts";

type Asked = Pick<Exchange, "method" | "path" | "operation">;

const nameOf = ({ method, path, operation }: Asked) => operation ?? `${method} ${path}`;

/** Whether one was asked as the other is: the shop that was recorded may have had its services elsewhere. */
const isLike = (recorded: Asked, asked: Asked) =>
  recorded.operation === asked.operation &&
  recorded.method === asked.method &&
  (recorded.path ?? "").endsWith(asked.path ?? "");

const bodiless = [204, 205, 304];

/**
 * Answers each request as its like was answered, in their order, and not before the calls that came before its answer; one
 * that nobody answered fails as a network does.
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
    if (exchange === undefined || exchange.status === null) throw new TypeError(`Nobody answered ${nameOf(asked)}`);
    const { status, answer } = exchange;
    const headers = { "content-type": "application/json" };
    return new Response(bodiless.includes(status) ? null : JSON.stringify(answer), { status, headers });
  };
};

/** Tells when every call before a turn has been made. */
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

/** What a bundle's shop is opened with. */
export type ReplayOptions = Pick<ShopOptions<[]>, "endpoint" | "fetch" | "cookies" | "clock" | "settings" | "snapshot">;

/**
 * Does again what a bundle tells of: opens a shop as it was, calls the methods that were called, with what they were called
 * with and in their order, and answers its requests as they were answered.
 *
 * Errors: when the shop lacks a method that the bundle calls.
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
    // That a call fails again is what is to be seen.
    running.push({ call, end: Promise.resolve(outcome).catch(() => null) });
    callMade();
  }
  await endedBefore(Number.POSITIVE_INFINITY);
  return shop;
}
