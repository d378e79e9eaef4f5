import * as Layer from "effect/Layer";
import { identityLive } from "../session/identityLive.ts";
import { graphqlTransportLive } from "../transport/graphqlTransportLive.ts";
import type { LogEntry } from "./LogEntry.ts";
import { noticesLive } from "./noticesLive.ts";
import { OperatorLog } from "./OperatorLog.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";

/** What every service of a shop builds on, from what the shop is given. */
export const foundationLive = (
  environment: ShopEnvironment["Service"],
  {
    log,
    effects,
  }: {
    readonly log?: ((entry: LogEntry) => void) | undefined;
    readonly effects: Layer.Layer<never, never, ShopEnvironment>;
  },
) =>
  graphqlTransportLive.pipe(
    Layer.provideMerge(identityLive),
    Layer.provideMerge(
      Layer.mergeAll(noticesLive, log === undefined ? Layer.empty : Layer.succeed(OperatorLog, log), effects).pipe(
        Layer.provideMerge(Layer.succeed(ShopEnvironment, environment)),
      ),
    ),
  );
