import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import type { Capability } from "../capability/Capability.ts";
import { capability } from "../capability/inside.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { BugBundle } from "./BugBundle.ts";
import { jsonOf } from "./jsonOf.ts";
import { recorder } from "./recorder.ts";
import type { ShopDevelopment } from "./ShopDevelopment.ts";
import { withoutPersonalData } from "./withoutPersonalData.ts";

const startOf = ({ now, snapshot, cookies, session, settings }: ShopEnvironment["Service"]): BugBundle["start"] => ({
  now: now().toISOString(),
  snapshot,
  cartId: cookies.get(settings.cartCookie),
  delivery: jsonOf(cookies.get(settings.deliveryCookie) ?? "null"),
  isLoggedIn: cookies.get(session.cookie) !== null,
  settings,
});

const isBundle = (data: unknown): data is BugBundle => typeof data === "object" && data !== null && "record" in data;

/**
 * A record of one shop's activity: its commands with their policies and timing, method calls, and requests; and a
 * bundle of it for a replay in a test. One for each shop. `limit` is the maximum number of entries of each kind.
 */
export const development = ({ limit = 300 }: { readonly limit?: number | undefined } = {}): Capability<
  "development",
  ShopDevelopment
> => {
  let opened: { readonly environment: ShopEnvironment["Service"]; readonly start: BugBundle["start"] } | null = null;
  const { record, observer } = recorder({ limit, now: () => opened?.environment.now().getTime() ?? 0 });
  return capability({
    name: "development",
    observer,
    provides: Layer.effectDiscard(
      Effect.map(ShopEnvironment, (environment) => {
        opened = { environment, start: startOf(environment) };
      }),
    ),
    open: () =>
      Effect.succeed({
        api: {
          record,
          bundle: (end) => {
            const bundle = withoutPersonalData({ version: 1, start: opened?.start, record: record.get(), end });
            if (!isBundle(bundle)) throw new TypeError("The record is no record");
            return bundle;
          },
        },
        snapshot: () => ({}),
      }),
  });
};
