import * as Layer from "effect/Layer";
import { bearerSession } from "../identity/SessionCarrier.ts";
import { errorText } from "../shop/errorText.ts";
import { texts } from "../shop/texts.ts";
import { memoryCookies } from "./memoryCookies.ts";
import { memoryStorage } from "./memoryStorage.ts";
import { makeStore } from "./makeStore.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";
import { defaultSettings } from "./ShopSettings.ts";

/** The environment for testing one service: no request is answered, nothing is stored. */
export const testEnvironment = (given: Partial<ShopEnvironment["Service"]> = {}) =>
  Layer.succeed(ShopEnvironment, {
    endpoint: "/graphql",
    listsEndpoint: "/",
    fetch: () => new Promise<Response>(() => {}),
    sharedResponses: () => null,
    cookies: memoryCookies(),
    session: bearerSession(defaultSettings.tokenCookie),
    storage: memoryStorage(),
    sessionStorage: memoryStorage(),
    now: () => new Date("2026-11-21T10:00:00Z"),
    timeCorrections: makeStore(0),
    hasSlept: () => false,
    navigate: () => {},
    analytics: [],
    texts,
    errorText: (error) => errorText(error, { texts: given.texts ?? texts }),
    settings: defaultSettings,
    snapshot: null,
    onReconnect: () => () => {},
    onReturn: () => () => {},
    onLeave: () => () => {},
    ...given,
  });
