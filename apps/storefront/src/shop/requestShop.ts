import { type CookieJar, type Fetch, hostCookies, type LogEntry, requestCookies, type SharedQuery } from "@kamra/core";
import { asksForCategories, isForCategories } from "./categoriesFile.ts";
import { guestCookies, isSound } from "./pageCaching.ts";
import { renewCookies } from "./renewCookies.ts";
import { createStorefrontShop, type StorefrontShop } from "./createStorefrontShop.ts";

/** A valid response of the backend, cached in the process. */
export interface CachedResponse {
  readonly body: string;
  /** Its `data`: the same object as long as it is cached. */
  readonly data: object;
}

export interface RequestOptions {
  readonly fetch: Fetch;
  /** The public responses that the process caches. */
  readonly cached?: (query: SharedQuery) => CachedResponse | null;
  readonly endpoint: string;
  /** The shop's own origin. */
  readonly origin: string;
  /** Keeps a backend's answer with the category tree for browsers; returns its address. */
  readonly categoriesAddressOf?: (answer: string) => string;
  readonly log: (entry: LogEntry) => void;
  readonly clock?: (() => Date) | undefined;
}

interface RequestShop {
  readonly shop: StorefrontShop;
  /** Of the request; what is set of them goes into the answer. */
  readonly cookies: CookieJar;
  readonly renderedAt: Date;
  readonly isGuest: boolean;
  /** Whether every request to the backend was answered, and every answer succeeded. */
  readonly isWhole: () => boolean;
  /** Where browsers find the whole category tree; null without such a file. */
  readonly categoriesAddress: () => string | null;
  /** Adds what the shop and the backend have changed of the cookies. */
  readonly withCookies: <Answer extends { readonly headers: Headers }>(answer: Answer) => Answer;
}

/** The shop for one request, with its sender's cookies. Dispose of it. */
export function requestShop(request: Request, options: RequestOptions): RequestShop {
  const isSecure = options.origin.startsWith("https:");
  const header = request.headers.get("cookie");
  const jar = requestCookies(header, { isSecure });
  const cookies = hostCookies(jar, { isSecure });
  const { clock = () => new Date() } = options;
  const renderedAt = clock();
  const answered: string[] = [];
  let isSoundSoFar = true;
  let unanswered = 0;
  let categories: string | null = null;
  const shop = createStorefrontShop({
    // A session that ends during the request ends in the browser too.
    fetch: async (...asked) => {
      unanswered += 1;
      const answer = await options.fetch(...asked);
      answered.push(...answer.headers.getSetCookie());
      const body = await answer.clone().text();
      unanswered -= 1;
      if (!isSound({ status: answer.status, body })) isSoundSoFar = false;
      else if (asksForCategories(asked[1])) categories = options.categoriesAddressOf?.(body) ?? null;
      return answer;
    },
    sharedResponses: (query) => {
      const answer = options.cached?.(query) ?? null;
      if (answer !== null && isForCategories(query.query))
        categories = options.categoriesAddressOf?.(answer.body) ?? null;
      return answer?.data ?? null;
    },
    origin: options.origin,
    endpoint: options.endpoint,
    cookies,
    log: options.log,
    clock: () => renderedAt,
  });
  return {
    shop,
    cookies,
    renderedAt,
    isGuest: guestCookies(header, { isSecure }) !== null,
    isWhole: () => isSoundSoFar && unanswered === 0,
    categoriesAddress: () => categories,
    withCookies: (answer) => {
      renewCookies(cookies, shop);
      for (const cookie of [...answered, ...jar.setCookieHeaders()]) answer.headers.append("set-cookie", cookie);
      return answer;
    },
  };
}
