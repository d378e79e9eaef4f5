import * as Layer from "effect/Layer";
import { bearerSession } from "../session/SessionCarrier.ts";
import { texts } from "../text/texts.ts";
import { memoryCookies } from "./memoryCookies.ts";
import { memoryStorage } from "./memoryStorage.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";
import { defaultSettings } from "./ShopSettings.ts";

/** What a service is given from outside, for a test of it alone: nobody answers, nothing is remembered. */
export const testEnvironment = (given: Partial<ShopEnvironment["Service"]> = {}) =>
  Layer.succeed(ShopEnvironment, {
    endpoint: "/graphql",
    listsEndpoint: "/",
    fetch: () => new Promise<Response>(() => {}),
    cookies: memoryCookies(),
    session: bearerSession(defaultSettings.tokenCookie),
    storage: memoryStorage(),
    sessionStorage: memoryStorage(),
    now: () => new Date("2026-11-21T10:00:00Z"),
    navigate: () => {},
    analytics: [],
    texts,
    settings: defaultSettings,
    snapshot: null,
    onReconnect: () => () => {},
    onReturn: () => () => {},
    ...given,
  });
