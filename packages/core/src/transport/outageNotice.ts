import * as Effect from "effect/Effect";
import { transportTexts } from "./text.hu.ts";
import { Notices } from "../kernel/Notices.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";

/**
 * Notifies the shopper of a network outage, once until it is over.
 *
 * @rule NET-4, NET-7
 */
export const outageNotice = Effect.gen(function* () {
  const {
    settings,
    texts: { transport: texts = transportTexts },
  } = yield* ShopEnvironment;
  const notices = yield* Notices;
  let isReported = false;
  return {
    report: Effect.suspend(() => {
      if (isReported) return Effect.void;
      isReported = true;
      return notices.say({ kind: "error", text: texts.network, durationMs: settings.noticeMs });
    }),
    over: () => {
      isReported = false;
    },
  };
});
