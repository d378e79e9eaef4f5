import { expect } from "vitest";
import type { TestShop } from "../backend/index.ts";
import type { GraveCommand, Tab } from "./command.test.model.ts";
import { compare, shownIn } from "./comparing.test.kit.ts";
import { choicesOf } from "./runLightCommand.test.kit.ts";
import { gramsOf } from "./goods.test.model.ts";
import { missingChoices, wayOf } from "./missingChoices.test.kit.ts";
import { answerOfToken, comparePurchase, doWithPurchase, newPurchase } from "./purchases.test.kit.ts";
import { canBeDelivered, type KnownPurchase, type Payment } from "./purchase.test.model.ts";
import type { Shopper } from "./shopper.test.kit.ts";
import type { Stage } from "./stage.test.kit.ts";
import {
  type Choices,
  chosen,
  couponChosen,
  courierZip,
  loggedOut,
  loginAttempted,
  ordered,
  orderStands,
  pickupZip,
  registrationAttempted,
  selected,
  slotChosen,
  type World,
} from "./world.test.model.ts";

interface Doing {
  readonly shopper: Shopper;
  readonly tab: Tab;
  /** Everything is idle. */
  readonly worlds: ReadonlyArray<World>;
}

const home = { [courierZip]: "Budaörs", "8315": "Gyenesdiás" };

/** The possible states after it, when predictable; null when there is nothing to do. */
async function begin(
  command: GraveCommand,
  stage: Stage,
  { shopper, tab, worlds }: Doing,
): Promise<ReadonlyArray<World> | null> {
  const { shop } = shopper.tabs[tab];
  const isSure = command.fault === "none";
  const fail = () => shopper.network(command.fault);
  const shown = shownIn(shopper.tabs[tab]);
  switch (command.kind) {
    case "login":
      await stage.forgetTries();
      fail();
      await shopper.settled(shop.session.login(shopper.credentials));
      return worlds.flatMap((world) => loginAttempted(world, { isSure }));
    case "register":
      await stage.forgetTries();
      fail();
      await shopper.settled(shop.session.register({ ...shopper.credentials, name: "Újdonsült Ubul" }));
      return worlds.flatMap((world) => registrationAttempted(world, { isSure }));
    case "logout":
      fail();
      await shopper.settled(shop.session.logout());
      return worlds.map(loggedOut);
    case "useCoupon":
      fail();
      void shop.cart.choose({ couponCode: command.code });
      return worlds.map((world) => couponChosen(world, command.code));
    case "deliver": {
      // A linked cart needs no delivery selection (ADDR-10).
      if (shown.choices.linkedOrder !== null) return null;
      fail();
      const { to } = command;
      shopper.shake();
      const city = to === courierZip ? home[courierZip] : home["8315"];
      void shop.delivery.select(
        to === pickupZip ? { type: "personal" } : { type: "delivery", deliveryType: "postcode", zip: to, city },
      );
      return worlds.map((world) => selected(world, { zip: to, isSaved: false }));
    }
    case "deliverToSaved": {
      const [saved] = shop.session.state.get().user?.shippingAddresses ?? [];
      if (saved === undefined || shown.choices.linkedOrder !== null) return null;
      fail();
      shopper.shake();
      const { id: addressId, postcode: zip, city } = saved;
      void shop.delivery.select({ type: "delivery", deliveryType: "savedAddress", addressId, zip, city });
      return worlds.map((world) => selected(world, { zip, isSaved: true }));
    }
    case "deliverToPostPoint": {
      if (shown.choices.linkedOrder !== null) return null;
      fail();
      // A linked order costs nothing extra there.
      const payment = shown.choices.paymentMethod === "2" ? { paymentMethod: "3" } : {};
      const postPoint = stage.postPoint(command.point);
      void shop.cart.choose({ ...choicesOf({ shippingMethod: "3", ...payment }, stage), postPoint });
      return worlds.map((world) => chosen(world, { shippingMethod: "3", postPoint: postPoint.id, ...payment }));
    }
    case "holdSlot": {
      await shopper.settled(shop.checkout.refresh());
      const days = shop.checkout.timeSlots.get().days ?? [];
      const free = days.flatMap(({ slots }) => slots).find(({ refusals }) => refusals.length === 0);
      const goal = shown.choices.address;
      if (free === undefined || shown.choices.linkedOrder !== null || (goal !== null && !goal.startsWith(courierZip)))
        return null;
      return holdSlot(free.id, stage, { shopper, tab, worlds, fail });
    }
    case "letSlotGo":
      return holdSlot(null, stage, { shopper, tab, worlds, fail });
    case "link": {
      const orders = worlds[0]?.orders.filter(({ isOpen }) => isOpen) ?? [];
      const order = orders[command.order % orders.length];
      if (order === undefined || !shown.isLoggedIn) return null;
      await shopper.settled(shop.checkout.refresh());
      fail();
      shopper.shake();
      void shop.checkout.linkTo(order.id);
      return worlds.map((world) => chosen(world, { linkedOrder: order.id }));
    }
    case "unlink":
      fail();
      void shop.checkout.linkTo(null);
      return worlds.map((world) => chosen(world, { linkedOrder: null }));
    case "order":
      return order(command, stage, { shopper, tab, worlds });
    case "pay":
    case "cancelOrder":
    case "deliverOrder":
    case "withdraw": {
      const known = await doWithPurchase(command, { stage, shopper, tab });
      if (known === null) return null;
      return worlds.map((world) => stands(world, known));
    }
  }
}

/** The reservation's time is unknown until the server has confirmed it. */
async function holdSlot(
  slotId: string | null,
  stage: Stage,
  { shopper, tab, worlds, fail }: Doing & { readonly fail: () => void },
) {
  const from = stage.now().getTime();
  fail();
  void shopper.tabs[tab].shop.checkout.chooseTimeSlot(slotId);
  await shopper.calm();
  return worlds.map((world) => slotChosen(world, slotId, [from, stage.now().getTime()]));
}

/** The heaviest pickup order, in grams; pickup itself has no limit. */
const mostGrams = 20_000;

/** Whether the visible cart can be ordered. */
function canBeOrdered(tab: TestShop, shippingMethod: string | null): boolean {
  return shippingMethod === "3" || shippingMethod === "4" || gramsOf(shownIn(tab).lines) <= mostGrams;
}

/** Whether a cart can be linked to an order, as the order's page shows it. */
const stands = (world: World, { id, possible }: KnownPurchase): World =>
  orderStands(world, id, { isOpen: possible.every(canBeDelivered) });

/** The payment of an order with these choices. */
async function paymentOf(
  { paymentMethod, savedCard }: Choices,
  { stage, shopper }: Pick<Doing, "shopper"> & { readonly stage: Stage },
): Promise<Payment> {
  if (savedCard === null) return { by: paymentMethod === "2" ? "door" : "card" };
  const card = stage.backend.database.db.selectFrom("saved_credit_cards").where("id", "=", savedCard).select("token");
  const answers = answerOfToken((await card.executeTakeFirstOrThrow()).token, shopper.answers);
  if (answers === null) throw new Error("A card is saved without a payment by it");
  return { by: "savedCard", answers };
}

/** Fills in what is missing, presses twice, and waits for the result. */
async function order(
  { fault, by, savesCard }: Extract<GraveCommand, { readonly kind: "order" }>,
  stage: Stage,
  { shopper, tab, worlds }: Doing,
) {
  const { shop, reconnect } = shopper.tabs[tab];
  if (Object.keys(shownIn({ shop }).lines).length === 0) return null;
  if (by === "savedCard" && shownIn({ shop }).isLoggedIn) await shopper.outcome(shop.session.refresh());
  await shopper.settled(shop.checkout.refresh());
  const way = wayOf({ shop }, stage.now().getTime());
  const { choices, model } = missingChoices(shopper.tabs[tab], { stage, by, way });
  void shop.cart.choose(choices);
  const ready = await compare(stage, { shopper, worlds: worlds.map((world) => chosen(world, model)) });
  await shopper.settled(shop.checkout.refresh());

  const asked = shownIn(shopper.tabs[tab]);
  const isExpected = canBeOrdered(shopper.tabs[tab], way.id);
  const before = new Set(shopper.told.keys());
  shopper.network(fault);
  const press = shop.checkout.place({ saveCard: savesCard });
  void shop.checkout.place({ saveCard: savesCard });
  await shopper.settled(press);
  shopper.shake();
  await shopper.calm();
  while (["submitting", "unknown"].includes(shop.checkout.placing.get().phase)) {
    reconnect();
    await shopper.restAll();
    shopper.passToNext();
  }
  const outcome = shop.checkout.placing.get();
  shop.checkout.dismiss();
  const placed = [...shopper.told.keys()].filter((id) => !before.has(id));
  expect(placed.length, JSON.stringify(outcome)).toBeLessThanOrEqual(isExpected ? 1 : 0);
  if (fault === "none" && isExpected) expect(outcome).toMatchObject({ phase: "placed" });
  const [id] = placed;
  if (id === undefined) return ready;
  const bought = {
    id,
    goTo: shopper.told.get(id) ?? "",
    savesCard: savesCard && asked.isLoggedIn,
    isSure: fault === "none",
    linkedTo: asked.choices.linkedOrder,
  };
  const payment = await paymentOf(asked.choices, { stage, shopper });
  const known = await comparePurchase(await newPurchase({ ...bought, payment }, stage), shopper.tabs[tab]);
  shopper.purchases.set(id, known);
  return ready.map((world) => stands(ordered(world, { id, shippingMethod: way.id }), known));
}

/** Runs an action that may be refused or fail, alone; returns the possible worlds once idle. */
export async function runGraveCommand(
  command: GraveCommand,
  stage: Stage,
  { shopper, tab, worlds }: Doing,
): Promise<ReadonlyArray<World>> {
  const possible = await compare(stage, { shopper, worlds });
  const after = await begin(command, stage, { shopper, tab, worlds: possible });
  return after === null ? possible : compare(stage, { shopper, worlds: after });
}
