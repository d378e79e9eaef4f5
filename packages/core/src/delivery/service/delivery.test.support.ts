import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Schema from "effect/Schema";
import { expect } from "vitest";
import { Identity } from "../../identity/Identity.ts";
import { identityLive } from "../../identity/identityLive.ts";
import type { User } from "../../identity/User.ts";
import { testEnvironment } from "../../kernel/environment.test.support.ts";
import type { LogEntry } from "../../kernel/LogEntry.ts";
import { memoryCookies } from "../../kernel/memoryCookies.ts";
import { Notices } from "../../kernel/Notices.ts";
import { noticesLive } from "../../kernel/noticesLive.ts";
import { OperatorLog } from "../../kernel/OperatorLog.ts";
import { readJson } from "../../kernel/readJson.ts";
import { fromSchema } from "../../decoding/fromSchema.test.support.ts";
import type { ShopSnapshot } from "../../kernel/ShopTypes.ts";
import { otherTab } from "../../kernel/otherTab.test.support.ts";
import { Tabs } from "../../kernel/Tabs.ts";
import type { ValidationError } from "../../kernel/TransportError.ts";
import { graphqlTransportLive } from "../../transport/graphqlTransportLive.ts";
import { shippingMethod } from "../../decoding/examples.test.support.ts";
import type { DeliverySelection } from "../model/DeliverySelection.ts";
import { DeliveryService } from "./ShopDelivery.ts";
import { deliveryByGraphql } from "../graphql/deliveryByGraphql.ts";
import { deliveryServiceLive } from "./deliveryServiceLive.ts";

/** A user with one saved address, in Szeged. */
export const user: User = {
  id: "u1",
  extId: null,
  email: "eva@example.hu",
  name: "Kiss Éva",
  telephone: null,
  lastLogin: null,
  createdAt: "2026-01-01T10:00:00Z",
  disableDonations: false,
  avoidedAllergens: null,
  customerType: "B2C",
  billingAddresses: [],
  savedCards: [],
  loyaltyDifferences: null,
  shippingAddresses: [
    {
      id: "a1",
      name: "Kiss Éva",
      postcode: "6720",
      city: "Szeged",
      street: "Fő utca",
      houseNumber: "1",
      note: null,
      telephone: null,
      isDefault: true,
      isImported: false,
    },
  ],
};

/** The cookie that keeps a selection. */
export const cookie = (selection: unknown) => ({ delivery_address: JSON.stringify(selection) });

export const budapest = { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" } as const;
export const szeged = { type: "delivery", deliveryType: "postcode", zip: "6720", city: "Szeged" } as const;
export const saved = {
  type: "delivery",
  deliveryType: "savedAddress",
  addressId: "a1",
  zip: "6720",
  city: "Szeged",
} as const;
export const personal = { type: "personal" } as const;

interface Given {
  /** The server's responses, by request. */
  readonly answer?: (operation: string, variables: Readonly<Record<string, unknown>>) => unknown;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly snapshot?: ShopSnapshot;
}

const readSent = readJson(
  fromSchema(
    Schema.Struct({
      operationName: Schema.String,
      variables: Schema.optional(Schema.Record(Schema.String, Schema.Unknown)),
    }),
  ),
);

/** A delivery service on a scripted server, beside another tab. */
export const played = async (
  {
    answer = () => ({ data: { shippingMethods: [shippingMethod.wire], postcodes: [] } }),
    cookies = {},
    snapshot,
  }: Given,
  test: (at: {
    readonly delivery: DeliveryService["Service"];
    readonly identity: Identity["Service"];
    readonly notices: Notices["Service"];
    readonly kept: () => unknown;
    /** As another tab does, after a choice or with cleared cookies. */
    readonly keep: (selection: DeliverySelection | null) => void;
    readonly asked: ReadonlyArray<readonly [operation: string, variables: unknown]>;
    readonly told: ReadonlyArray<unknown>;
    readonly tabTells: Effect.Effect<void>;
  }) => Effect.Effect<void, ValidationError>,
) => {
  const asked: Array<readonly [operation: string, variables: unknown]> = [];
  const fetch = async (_address: unknown, init?: RequestInit) => {
    const { operationName, variables = {} } = readSent(init?.body) ?? expect.fail("Not a request of GraphQL");
    asked.push([operationName, variables]);
    return Response.json(await answer(operationName, variables));
  };
  const jar = memoryCookies(cookies);
  const logged: LogEntry[] = [];
  const { tabs, told, listeners, tell } = otherTab("delivery");
  await Effect.gen(function* () {
    const delivery = yield* DeliveryService;
    const identity = yield* Identity;
    const notices = yield* Notices;
    const kept = (): unknown => JSON.parse(jar.get("delivery_address") ?? "null");
    const keep = (selection: DeliverySelection | null) =>
      selection === null ? jar.remove("delivery_address") : jar.set("delivery_address", JSON.stringify(selection));
    const tabTells = Effect.andThen(tell(), Effect.sleep(1));
    yield* test({ delivery, identity, notices, kept, keep, asked, told, tabTells });
  }).pipe(
    Effect.provide(
      deliveryServiceLive.pipe(
        Layer.provideMerge(deliveryByGraphql),
        Layer.provideMerge(graphqlTransportLive),
        Layer.provideMerge(identityLive),
        Layer.provideMerge(noticesLive),
        Layer.provideMerge(testEnvironment({ fetch, cookies: jar, snapshot: snapshot ?? null, texts: {} })),
      ),
    ),
    Effect.provideService(Tabs, tabs),
    Effect.provideService(OperatorLog, (entry) => void logged.push(entry)),
    Effect.runPromise,
  );
  return { logged, listeners };
};

/** The same, for a test that ignores the remainder. */
export const play = async (...given: Parameters<typeof played>): Promise<void> => {
  await played(...given);
};
