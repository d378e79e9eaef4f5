import * as Effect from "effect/Effect";
import { cleanLine } from "../../decoding/cleanText.ts";
import { isBlank } from "../../form/isBlank.ts";
import { command } from "../../kernel/command.ts";
import { latestWins } from "../../kernel/latestWins.ts";
import { ShopEnvironment } from "../../kernel/ShopEnvironment.ts";
import type { TransportError } from "../../kernel/TransportError.ts";
import type { PostcodeLookup } from "../model/PostcodeLookup.ts";
import { postcodeReadiness } from "../rules/postcodeReadiness.ts";
import type { StreetsWanted } from "../model/StreetsWanted.ts";
import { deliveryServiceTexts } from "../text.hu.ts";
import { DeliveryBackend } from "../port/DeliverySource.ts";

/** Looks up the places of a postcode. */
export const lookingUp = Effect.gen(function* () {
  const {
    settings,
    texts: { delivery: texts = deliveryServiceTexts },
  } = yield* ShopEnvironment;
  const backend = yield* DeliveryBackend;
  const unknown: PostcodeLookup = { status: "unknown", message: texts.unknownPostcode };
  const lookUp = (postcode: string) =>
    Effect.map(backend.postcodes(postcode), (places): PostcodeLookup =>
      places.length === 0 ? unknown : { status: "found", places },
    );
  return yield* command(
    { name: "delivery.lookUpPostcode", policy: latestWins, requests: 1 },
    (text: string): Effect.Effect<PostcodeLookup, TransportError> => {
      const readiness = postcodeReadiness(text, settings);
      if (readiness === "complete") return lookUp(text);
      return Effect.succeed(readiness === "incomplete" ? { status: "incomplete" } : unknown);
    },
  );
});

/** The maximum number of names: a longer list is quicker to narrow by typing than to read. */
const mostStreets = 20;

/** Finds the streets of a place by their beginning. */
export const findingStreets = Effect.gen(function* () {
  const { settings } = yield* ShopEnvironment;
  const backend = yield* DeliveryBackend;
  return yield* command(
    { name: "delivery.streets", policy: latestWins, requests: 1 },
    ({ postcode, city, begins: typed }: StreetsWanted): Effect.Effect<ReadonlyArray<string>, TransportError> => {
      const begins = cleanLine(typed);
      const isKnown = postcodeReadiness(postcode, settings) === "complete" && !isBlank(city);
      if (!isKnown || begins === "") return Effect.succeed([]);
      return Effect.map(backend.streets?.({ postcode, city, begins }) ?? Effect.succeed([]), (names) =>
        [...new Set(names)].slice(0, mostStreets),
      );
    },
  );
});
