import * as Effect from "effect/Effect";
import { transportTexts } from "../transport/text.hu.ts";
import { Notices } from "./Notices.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";

/**
 * Tells the shopper that the network is away, once until it is over.
 *
 * @rule NET-4, NET-7
 */
export const outageNotice = Effect.gen(function* () {
  const {
    settings,
    texts: { transport: texts = transportTexts },
  } = yield* ShopEnvironment;
  const notices = yield* Notices;
  let isTold = false;
  return {
    tell: Effect.suspend(() => {
      if (isTold) return Effect.void;
      isTold = true;
      return notices.say({ kind: "error", text: texts.network, durationMs: settings.noticeMs });
    }),
    over: () => {
      isTold = false;
    },
  };
});
