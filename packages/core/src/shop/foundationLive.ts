import * as Layer from "effect/Layer";
import * as Logger from "effect/Logger";
import { identityLive } from "../session/identityLive.ts";
import { graphqlTransportLive } from "../transport/graphqlTransportLive.ts";
import type { LogEntry } from "./LogEntry.ts";
import { noticesLive } from "./noticesLive.ts";
import { ShopEnvironment } from "./ShopEnvironment.ts";

const levels: Readonly<Record<string, LogEntry["level"]>> = {
  Fatal: "critical",
  Error: "error",
  Warn: "warning",
  Info: "info",
};

const isList = (value: unknown): value is ReadonlyArray<unknown> => Array.isArray(value);

const logger = (log: (entry: LogEntry) => void) =>
  Logger.make<unknown, void>(({ logLevel, message }) => {
    const [first, ...details] = isList(message) ? message : [message];
    log({ level: levels[logLevel] ?? "debug", message: String(first), details });
  });

/** What every service of a shop builds on, from what the shop is given. */
export const foundationLive = (
  environment: ShopEnvironment["Service"],
  { log, effects }: { readonly log?: ((entry: LogEntry) => void) | undefined; readonly effects: Layer.Layer<never, never, ShopEnvironment> },
) =>
  graphqlTransportLive.pipe(
    Layer.provideMerge(identityLive),
    Layer.provideMerge(
      Layer.mergeAll(
        noticesLive,
        log === undefined ? Layer.empty : Logger.layer([logger(log)]),
        effects,
      ).pipe(Layer.provideMerge(Layer.succeed(ShopEnvironment, environment))),
    ),
  );
