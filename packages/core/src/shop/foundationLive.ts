import * as Layer from "effect/Layer";
import { identityLive } from "../identity/identityLive.ts";
import { timeAfterSleep } from "../transport/timeAfterSleep.ts";
import type { LogEntry } from "../kernel/LogEntry.ts";
import { noticesLive } from "../kernel/noticesLive.ts";
import { makeStore } from "../kernel/makeStore.ts";
import { OperatorLog } from "../kernel/OperatorLog.ts";
import { PlaceQuestion } from "../kernel/PlaceQuestion.ts";
import { ShopEnvironment } from "../kernel/ShopEnvironment.ts";
import type { AnyEffectCapability } from "../capability/EffectCapability.ts";

/** The base services of a shop, made from its options. */
export const foundationLive = (
  environment: ShopEnvironment["Service"],
  {
    log,
    effects,
    transport,
  }: {
    readonly log?: ((entry: LogEntry) => void) | undefined;
    readonly effects: Layer.Layer<never, never, ShopEnvironment>;
    readonly transport: NonNullable<AnyEffectCapability["transport"]>;
  },
) =>
  transport.pipe(
    Layer.merge(timeAfterSleep),
    Layer.provideMerge(identityLive),
    Layer.provideMerge(
      Layer.mergeAll(
        noticesLive,
        Layer.succeed(PlaceQuestion, makeStore(false)),
        log === undefined ? Layer.empty : Layer.succeed(OperatorLog, log),
        effects,
      ).pipe(Layer.provideMerge(Layer.succeed(ShopEnvironment, environment))),
    ),
  );
