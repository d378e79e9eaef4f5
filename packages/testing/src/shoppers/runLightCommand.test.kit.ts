import type { CartChoices } from "@kamra/core/cart";
import { switchUnit } from "@kamra/core/product";
import type { Adding, Chosen, LightCommand, Tab } from "./command.test.model.ts";
import { linesIn, shownIn } from "./comparing.test.kit.ts";
import { contacts, destinations, payers } from "./forms.test.model.ts";
import { type Amount, amountOf, isForAdults, oneMore, otherUnit, toldAs } from "./goods.test.model.ts";
import type { Shopper } from "./shopper.test.kit.ts";
import type { Stage } from "./stage.test.kit.ts";
import { chosen, emptied, set, withSubstitution, type World } from "./world.test.model.ts";

const given = <Key extends string, Value>(all: Readonly<Record<Key, Value>>, key: Key | null) =>
  key === null ? null : all[key];

/** Choices as arguments of the shop. */
export const choicesOf = (
  { contact, billing, address, shippingMethod, paymentMethod }: Chosen,
  stage: Stage,
): Partial<CartChoices> => ({
  ...(contact !== undefined && { contactPerson: given(contacts, contact) }),
  ...(billing !== undefined && { billingAddress: given(payers, billing) }),
  ...(address !== undefined && { shippingAddress: given(destinations, address) }),
  ...(shippingMethod !== undefined && {
    shippingMethod: shippingMethod === null ? null : stage.shippingMethod(shippingMethod),
  }),
  ...(paymentMethod !== undefined && {
    paymentMethod: paymentMethod === null ? null : stage.paymentMethod(paymentMethod),
  }),
});

interface Doing {
  readonly shopper: Shopper;
  readonly tab: Tab;
  readonly worlds: ReadonlyArray<World>;
}

/** Runs the command, and returns the possible worlds. */
export async function runLightCommand(
  command: LightCommand,
  stage: Stage,
  { shopper, tab, worlds }: Doing,
): Promise<ReadonlyArray<World>> {
  const { shop, reconnect } = shopper.tabs[tab];
  const present = (id: string) => linesIn(shop.cart.state.get().cart)[id] ?? null;
  const { choices } = shownIn(shopper.tabs[tab]);
  /** The possible worlds after adding a product, with an age question if needed. */
  const wanted = ({ product, saysToBeAdult }: Adding, amount: Amount): ReadonlyArray<World> => {
    const isAsked = isForAdults(product) && !choices.ageConfirmed;
    if (isAsked && !saysToBeAdult) return worlds;
    return worlds.flatMap((world) => set(isAsked ? chosen(world, { ageConfirmed: true }) : world, product, amount));
  };
  switch (command.kind) {
    case "set": {
      const inPieces = command.inPieces && stage.product(command.product).alternativeUnit !== null;
      const amount = amountOf(command.product, { ...command, inPieces });
      // Shoppers remove only visible lines.
      if (amount === null && present(command.product) === null) return worlds;
      const quantityType = inPieces ? "alternative" : "default";
      shopper.saysToBeAdult(command.saysToBeAdult);
      void shop.cart.setQuantity(stage.product(command.product), { quantity: command.hundredths / 100, quantityType });
      return amount === null ? worlds.flatMap((world) => set(world, command.product, null)) : wanted(command, amount);
    }
    case "add": {
      const more = oneMore(command.product, present(command.product));
      shopper.saysToBeAdult(command.saysToBeAdult);
      void shop.cart.setQuantity(stage.product(command.product), toldAs(command.product, more));
      return wanted(command, more);
    }
    case "remove":
      if (present(command.product) === null) return worlds;
      void shop.cart.remove(stage.product(command.product).id);
      return worlds.flatMap((world) => set(world, command.product, null));
    case "substitute": {
      if (present(command.product) === null) return worlds;
      void shop.cart.setLineOptions(stage.product(command.product).id, { substitution: command.substitution });
      return worlds.map((world) => withSubstitution(world, command.product, command.substitution));
    }
    case "switchUnit": {
      const amount = present(command.product);
      if (amount === null) return worlds;
      const product = stage.product(command.product);
      const { quantity, quantityType: from } = toldAs(command.product, amount);
      const to = from === "default" ? "alternative" : "default";
      void shop.cart.setQuantity(product, { quantity: switchUnit(quantity, { product, from, to }), quantityType: to });
      return worlds.flatMap((world) => set(world, command.product, otherUnit(command.product, amount)));
    }
    case "empty":
      void shop.cart.empty();
      return worlds.map(emptied);
    case "choose":
      // Shoppers choose only offered options.
      if (command.choices.paymentMethod === "2" && (command.choices.shippingMethod ?? choices.shippingMethod) === "3")
        return worlds;
      void shop.cart.choose(choicesOf(command.choices, stage));
      return worlds.map((world) => chosen(world, command.choices));
    case "refresh":
      void shop.cart.refresh();
      return worlds;
    case "reload":
      shopper.reload(tab);
      return worlds;
    case "reconnect":
      reconnect();
      return worlds;
    case "network":
      shopper.network(command.is);
      return worlds;
    case "wait":
      await shopper.wait(command.milliseconds);
      return worlds;
  }
}
