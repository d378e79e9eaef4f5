import { smallSeedIds as ids } from "@kamra/backend";
import fc from "fast-check";
import { type FaultName, networkFaults } from "../network/index.ts";
import type { contacts, destinations, payers } from "./forms.test.model.ts";
import { coupons } from "./goods.test.model.ts";
import { type BankAnswer, bankAnswers, type Payment } from "./purchase.test.model.ts";
import { courierZip, pickupZip } from "./world.test.model.ts";

export type Tab = 0 | 1;
export type Network = FaultName | "none";

/** Choices that are possible at any time, because the server accepts them for every cart. */
export interface Chosen {
  readonly contact?: keyof typeof contacts | null;
  readonly billing?: keyof typeof payers | null;
  readonly address?: keyof typeof destinations | null;
  readonly shippingMethod?: string | null;
  readonly paymentMethod?: string | null;
}

export interface Adding {
  readonly product: string;
  /** The answer to a question, if there is one. */
  readonly saysToBeAdult: boolean;
}

/** Commands that are possible at any time and always succeed in the end. */
export type LightCommand =
  | ({ readonly kind: "set"; readonly hundredths: number; readonly inPieces: boolean } & Adding)
  | ({ readonly kind: "add" } & Adding)
  | { readonly kind: "remove" | "switchUnit"; readonly product: string }
  | {
      readonly kind: "substitute";
      readonly product: string;
      readonly substitution: "SIMILAR" | "CALL_ME" | "LEAVE_OUT";
    }
  | { readonly kind: "empty" | "refresh" | "reload" | "reconnect" }
  | { readonly kind: "choose"; readonly choices: Chosen }
  | { readonly kind: "network"; readonly is: Network }
  | { readonly kind: "wait"; readonly milliseconds: number };

/** Actions on a placed order, by its index; by the shopper, and one by the shop. */
export type PurchaseCommand = { readonly fault: Network; readonly order: number } & (
  | { readonly kind: "cancelOrder" | "deliverOrder" | "withdraw" }
  | {
      readonly kind: "pay";
      /** Returns to a page of the bank that the shopper had left. */
      readonly isLeftOpen: boolean;
      readonly answer: BankAnswer;
      readonly comesBack: boolean;
    }
);

/** Actions that may be refused or fail; a shopper runs them alone. */
export type GraveCommand =
  | PurchaseCommand
  | ({ readonly fault: Network } & (
      | { readonly kind: "login" | "logout" | "register" | "holdSlot" | "letSlotGo" | "unlink" | "deliverToSaved" }
      | { readonly kind: "order"; readonly by: Payment["by"]; readonly savesCard: boolean }
      | { readonly kind: "link"; readonly order: number }
      | { readonly kind: "useCoupon"; readonly code: string | null }
      | { readonly kind: "deliver"; readonly to: string }
      | { readonly kind: "deliverToPostPoint"; readonly point: string }
    ));

export type Command = { readonly shopper: 0 | 1; readonly tab: Tab } & (LightCommand | GraveCommand);

const network = fc.constantFrom(...networkFaults, "none" as const);
const product = fc.constantFrom(...[ids.milk, ids.ham, ids.apple, ids.beer].map(String));
const kinds = <Kind extends Command["kind"]>(...all: readonly [Kind, ...Kind[]]): fc.Arbitrary<Kind> =>
  fc.constantFrom(...all);

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

const saysToBeAdult = fc.boolean();
const substitution = fc.constantFrom("SIMILAR" as const, "CALL_ME" as const, "LEAVE_OUT" as const);

const light: fc.Arbitrary<LightCommand> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: kinds("set"), product, hundredths, inPieces: fc.boolean(), saysToBeAdult }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kinds("add"), product, saysToBeAdult }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("remove"), product }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("substitute"), product, substitution }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("switchUnit"), product: fc.constant(String(ids.apple)) }) },
  { weight: 3, arbitrary: fc.record({ kind: kinds("choose"), choices }) },
  { weight: 4, arbitrary: fc.record({ kind: kinds("empty", "refresh", "reload", "reconnect") }) },
  { weight: 4, arbitrary: fc.record({ kind: kinds("network"), is: network }) },
  { weight: 2, arbitrary: fc.record({ kind: kinds("wait"), milliseconds: fc.constantFrom(0, 400, 20_000) }) },
);

const fault = fc.oneof(network, fc.constant("none" as const));
const whichOrder = fc.nat({ max: 3 });
const pay = fc.record({
  fault,
  kind: kinds("pay"),
  order: whichOrder,
  isLeftOpen: fc.boolean(),
  answer: fc.constantFrom(...bankAnswers),
  comesBack: fc.boolean(),
});
const purchase: fc.Arbitrary<PurchaseCommand> = fc.oneof(
  { weight: 3, arbitrary: pay },
  {
    weight: 3,
    arbitrary: fc.record({ fault, kind: kinds("cancelOrder", "deliverOrder", "withdraw"), order: whichOrder }),
  },
);

const waysToPay = ["door", "card", "savedCard"] as const;
const orders = (...ways: ReadonlyArray<Payment["by"]>) =>
  fc.record({ fault, kind: kinds("order"), by: fc.constantFrom(...ways), savesCard: fc.boolean() });

const grave: fc.Arbitrary<GraveCommand> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ fault, kind: kinds("login", "login", "logout", "register") }) },
  { weight: 4, arbitrary: orders(...waysToPay) },
  { weight: 1, arbitrary: purchase },
  {
    weight: 2,
    arbitrary: fc.record({ fault, kind: kinds("useCoupon"), code: fc.constantFrom(...Object.keys(coupons), null) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ fault, kind: kinds("deliver"), to: fc.constantFrom(pickupZip, courierZip, "8315") }),
  },
  { weight: 1, arbitrary: fc.record({ fault, kind: kinds("deliverToPostPoint"), point: fc.constantFrom("1", "2") }) },
  { weight: 1, arbitrary: fc.record({ fault, kind: kinds("link"), order: whichOrder }) },
  {
    weight: 4,
    arbitrary: fc.record({ fault, kind: kinds("holdSlot", "holdSlot", "letSlotGo", "unlink", "deliverToSaved") }),
  },
);

type Deed = { readonly tab: Tab } & (LightCommand | GraveCommand);

const inSomeTab = (what: fc.Arbitrary<LightCommand | GraveCommand>): fc.Arbitrary<Deed> =>
  fc.tuple(fc.constantFrom(0 as const, 1 as const), what).map(([tab, deed]) => ({ ...deed, tab }));

const add = (id: number) => inSomeTab(fc.constant({ kind: "add" as const, product: String(id), saysToBeAdult: true }));
const order = inSomeTab(orders("door", "card"));
const orderByCard = inSomeTab(orders("card"));
const orderAtDoor = inSomeTab(orders("door"));
const orderBySavedCard = inSomeTab(orders("savedCard"));
const keepCard = inSomeTab(
  fc.constant({ fault: "none" as const, kind: "order" as const, by: "card" as const, savesCard: true }),
);
const payFirst = inSomeTab(
  fc.constantFrom(...bankAnswers).map((answer) => ({
    fault: "none" as const,
    kind: "pay" as const,
    order: 0,
    isLeftOpen: false,
    answer,
    comesBack: true,
  })),
);
const withFirstOrder = (...kind: ReadonlyArray<"cancelOrder" | "deliverOrder" | "withdraw">) =>
  inSomeTab(fc.record({ fault, kind: fc.constantFrom(...kind), order: fc.constant(0) }));

const link = inSomeTab(fc.record({ fault, kind: kinds("link"), order: whichOrder }));

/** Longer than the bank waits for a shopper; milliseconds. */
const pause = inSomeTab(fc.constant({ kind: "wait" as const, milliseconds: 31 * 60_000 }));

const enter = inSomeTab(fc.record({ fault, kind: kinds("login", "register") }));
const surelyIn = inSomeTab(fc.constant({ fault: "none" as const, kind: "login" as const }));

/** Sequences that random generation rarely produces. */
const journeys: fc.Arbitrary<ReadonlyArray<Deed>> = fc.oneof(
  fc.tuple(enter, add(ids.milk), order),
  fc.tuple(surelyIn, add(ids.ham), order, add(ids.milk), link, withFirstOrder("cancelOrder", "deliverOrder")),
  fc.tuple(
    inSomeTab(fc.record({ fault, kind: kinds("deliver"), to: fc.constant(courierZip) })),
    inSomeTab(fc.constant({ kind: "choose" as const, choices: { shippingMethod: "1" } })),
    add(ids.milk),
    inSomeTab(fc.record({ fault, kind: kinds("holdSlot") })),
  ),
  fc.tuple(
    inSomeTab(fc.record({ fault, kind: kinds("deliver"), to: fc.constantFrom(courierZip, "8315") })),
    add(ids.beer),
    inSomeTab(fc.record({ fault, kind: kinds("deliverToPostPoint"), point: fc.constantFrom("1", "2") })),
    order,
  ),
  fc.tuple(add(ids.ham), orderByCard, inSomeTab(pay), inSomeTab(pay)),
  fc.tuple(add(ids.ham), orderByCard, pause, inSomeTab(pay), inSomeTab(pay), inSomeTab(pay)),
  fc.tuple(add(ids.ham), orderByCard, inSomeTab(pay), withFirstOrder("cancelOrder"), inSomeTab(pay)),
  fc.tuple(surelyIn, add(ids.ham), keepCard, payFirst, add(ids.ham), orderBySavedCard, inSomeTab(pay)),
  fc.tuple(
    add(ids.ham),
    orderAtDoor,
    withFirstOrder("deliverOrder"),
    withFirstOrder("withdraw"),
    withFirstOrder("withdraw"),
  ),
  fc.tuple(
    add(ids.ham),
    inSomeTab(fc.record({ kind: kinds("substitute"), product: fc.constant(String(ids.ham)), substitution })),
  ),
  fc.tuple(
    add(ids.apple),
    inSomeTab(fc.record({ fault, kind: kinds("useCoupon"), code: fc.constantFrom(...Object.keys(coupons)) })),
  ),
);

const deeds = fc.oneof(
  { weight: 11, arbitrary: fc.tuple(inSomeTab(light)) },
  { weight: 6, arbitrary: fc.tuple(inSomeTab(grave)) },
  { weight: 3, arbitrary: journeys },
);

/** The commands of two shoppers, interleaved. */
export const scripts: fc.Arbitrary<ReadonlyArray<Command>> = fc
  .array(fc.tuple(fc.constantFrom(0 as const, 1 as const), deeds), { minLength: 1, maxLength: 7 })
  .map((turns) => turns.flatMap(([shopper, all]) => all.map((deed): Command => ({ ...deed, shopper }))));

type Step = LightCommand | GraveCommand;

const addOne = (id: number): Step => ({ kind: "add", product: String(id), saysToBeAdult: true });
const deliverTo = (to: string): Step => ({ kind: "deliver", fault: "none", to });
const toPostPoint: Step = { kind: "deliverToPostPoint", fault: "none", point: "1" };
const holdSlot: Step = { kind: "holdSlot", fault: "none" };
const buy: Step = { kind: "order", fault: "none", by: "door", savesCard: false };

/** Each ends with an order: fetched, posted, brought, without a time for the courier, at a post point, and what none takes. */
export const buyers: ReadonlyArray<ReadonlyArray<Command>> = [
  [addOne(ids.milk), buy],
  [addOne(ids.milk), deliverTo("8315"), buy],
  [addOne(ids.milk), deliverTo(courierZip), holdSlot, buy],
  [addOne(ids.milk), deliverTo(courierZip), buy],
  [addOne(ids.ham), deliverTo("8315"), toPostPoint, buy],
  [addOne(ids.beer), deliverTo("8315"), toPostPoint, buy],
].map((steps) => steps.map((step): Command => ({ ...step, shopper: 0, tab: 0 })));
