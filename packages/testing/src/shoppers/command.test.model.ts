import { smallSeedIds as ids } from "@kamra/backend";
import fc from "fast-check";
import { type FaultName, networkFaults } from "../network/index.ts";
import type { contacts, destinations, payers } from "./forms.test.model.ts";
import { coupons } from "./goods.test.model.ts";
import { courierZip, pickupZip } from "./world.test.model.ts";

export type Tab = 0 | 1;
export type Network = FaultName | "none";

/** What can be chosen at any time, because the server takes it for whatever cart. */
export interface Chosen {
  readonly contact?: keyof typeof contacts | null;
  readonly billing?: keyof typeof payers | null;
  readonly address?: keyof typeof destinations | null;
  readonly shippingMethod?: string | null;
  readonly paymentMethod?: string | null;
}

/** What a shopper does at any time: at last it is done. */
export type LightCommand =
  | { readonly kind: "set"; readonly product: string; readonly hundredths: number; readonly inPieces: boolean }
  | { readonly kind: "add" | "remove" | "switchUnit"; readonly product: string }
  | { readonly kind: "empty" | "refresh" | "reload" | "reconnect" }
  | { readonly kind: "choose"; readonly choices: Chosen }
  | { readonly kind: "network"; readonly is: Network }
  | { readonly kind: "wait"; readonly milliseconds: number };

/** What may be refused, or may not be done at last; a shopper does it when nothing else is under way. */
export type GraveCommand = { readonly fault: Network } & (
  | { readonly kind: "login" | "logout" | "register" | "order" | "holdSlot" | "letSlotGo" | "unlink" | "deliverToSaved" }
  | { readonly kind: "link"; readonly order: number }
  | { readonly kind: "useCoupon"; readonly code: string | null }
  | { readonly kind: "deliver"; readonly to: string }
);

export type Command = { readonly shopper: 0 | 1; readonly tab: Tab } & (LightCommand | GraveCommand);

const network = fc.constantFrom(...networkFaults, "none" as const);
const product = fc.constantFrom(...[ids.milk, ids.ham, ids.apple].map(String));
const kinds = <Kind extends Command["kind"]>(...all: readonly [Kind, ...Kind[]]): fc.Arbitrary<Kind> => fc.constantFrom(...all);

const choices: fc.Arbitrary<Chosen> = fc.record(
  {
    contact: fc.constantFrom("eva@pelda.hu", "odon@pelda.hu", null),
    billing: fc.constantFrom("Kiss Éva", "Nagy Ödön", null),
    address: fc.constantFrom("2040 Fő utca", "8315 Kossuth utca", null),
    shippingMethod: fc.constantFrom("1", "2", "4", null),
    paymentMethod: fc.constantFrom("2", "3", null),
  },
  { requiredKeys: [] },
);

const hundredths = fc.integer({ min: 0, max: 20 }).map((quarters) => quarters * 25);

const light: fc.Arbitrary<LightCommand> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: kinds("set"), product, hundredths, inPieces: fc.boolean() }) },
  { weight: 5, arbitrary: fc.record({ kind: kinds("add", "add", "remove"), product }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("switchUnit"), product: fc.constant(String(ids.apple)) }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds("choose"), choices }) },
  { weight: 4, arbitrary: fc.record({ kind: kinds("empty", "refresh", "reload", "reconnect") }) },
  { weight: 4, arbitrary: fc.record({ kind: kinds("network"), is: network }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("wait"), milliseconds: fc.constantFrom(0, 400, 20_000) }) },
);

const fault = fc.oneof(network, fc.constant("none" as const));
const grave: fc.Arbitrary<GraveCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ fault, kind: kinds("login", "login", "logout", "register") }) },
  { weight: 4, arbitrary: fc.record({ fault, kind: kinds("order") }) },
  { weight: 2, arbitrary: fc.record({ fault, kind: kinds("useCoupon"), code: fc.constantFrom(...Object.keys(coupons), null) }) },
  { weight: 2, arbitrary: fc.record({ fault, kind: kinds("deliver"), to: fc.constantFrom(pickupZip, courierZip, "8315") }) },
  { weight: 1, arbitrary: fc.record({ fault, kind: kinds("link"), order: fc.nat({ max: 3 }) }) },
  { weight: 4, arbitrary: fc.record({ fault, kind: kinds("holdSlot", "holdSlot", "letSlotGo", "unlink", "deliverToSaved") }) },
);

type Deed = { readonly tab: Tab } & (LightCommand | GraveCommand);

const inSomeTab = (what: fc.Arbitrary<LightCommand | GraveCommand>): fc.Arbitrary<Deed> =>
  fc.tuple(fc.constantFrom(0 as const, 1 as const), what).map(([tab, deed]) => ({ ...deed, tab }));

const add = (id: number) => inSomeTab(fc.constant({ kind: "add" as const, product: String(id) }));
const order = inSomeTab(fc.record({ fault, kind: kinds("order") }));

const enter = inSomeTab(fc.record({ fault, kind: kinds("login", "register") }));
const surelyIn = inSomeTab(fc.constant({ fault: "none" as const, kind: "login" as const }));

/** What chance alone seldom brings about. */
const journeys: fc.Arbitrary<ReadonlyArray<Deed>> = fc.oneof(
  fc.tuple(enter, add(ids.milk), order),
  fc.tuple(surelyIn, add(ids.ham), order, add(ids.milk), inSomeTab(fc.record({ fault, kind: kinds("link"), order: fc.nat({ max: 3 }) }))),
  fc.tuple(
    inSomeTab(fc.record({ fault, kind: kinds("deliver"), to: fc.constant(courierZip) })),
    inSomeTab(fc.constant({ kind: "choose" as const, choices: { shippingMethod: "1" } })),
    add(ids.milk),
    inSomeTab(fc.record({ fault, kind: kinds("holdSlot") })),
  ),
  fc.tuple(add(ids.apple), inSomeTab(fc.record({ fault, kind: kinds("useCoupon"), code: fc.constantFrom(...Object.keys(coupons)) }))),
);

const deeds = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(inSomeTab(light)) },
  { weight: 3, arbitrary: fc.tuple(inSomeTab(grave)) },
  { weight: 2, arbitrary: journeys },
);

/** What two shoppers do, one after the other. */
export const scripts: fc.Arbitrary<ReadonlyArray<Command>> = fc
  .array(fc.tuple(fc.constantFrom(0 as const, 1 as const), deeds), { minLength: 1, maxLength: 7 })
  .map((turns) => turns.flatMap(([shopper, all]) => all.map((deed): Command => ({ ...deed, shopper }))));
