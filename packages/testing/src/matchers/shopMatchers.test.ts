import { productOf } from "@kamra/core";
import { NetworkError, ServerError, ValidationError } from "@kamra/core/shop";
import { cartOf } from "@kamra/core/cart/service";
import { expect, it } from "vitest";
import { shopMatchers } from "./index.ts";

expect.extend(shopMatchers);

const defaultUnit = { name: "db", minimumQuantity: 1, quantityStep: 1 };
const milk = productOf({ id: "milk", name: "Tej", regularPrice: 399, defaultUnit });
const bread = productOf({ id: "bread", name: "Kenyér", regularPrice: 899, defaultUnit });
const cart = cartOf({
  id: "1",
  lines: [{ product: milk, quantity: 2, price: 399, total: 798 }],
  totalPrice: 798,
});
const shop = { cart: { state: { get: () => ({ cart, totals: { total: 1788 } }) } } };
const wrongPlace = {
  kind: "refused",
  error: new ValidationError({ message: "no", fields: { zip: "Ezt az irányítószámot nem ismerjük" } }),
};
const changed = { kind: "refused", error: new ServerError({ code: "CART_CHANGED", message: "no" }) };

it("a cart holds a product, in its quantity or in any", () => {
  expect(cart).toHold(milk);
  expect(shop).toHold(milk, 2);
  expect(cart).not.toHold(milk, 3);
  expect(cart).not.toHold(bread);
  expect(null).not.toHold(milk);
  expect(() => expect(cart).toHold(bread, 1)).toThrow("The cart has 2 db of Tej. Asked for: 1 db of Kenyér");
  expect(() => expect(null).toHold(milk)).toThrow("The cart has nothing. Asked for: Tej");
});

it("a shop, a cart and a line cost so many forints", () => {
  expect(shop).toCost(1788);
  expect(cart).toCost(798);
  expect(cart.lines[0]).toCost(798);
  expect(cart).not.toCost(799);
  expect(() => expect(cart).toCost(799)).toThrow("It costs 798 forints. Asked for: 799");
});

it("a command is confirmed, waits, or is refused for a code, a name or a field", () => {
  expect({ kind: "confirmed", value: undefined }).toBeConfirmed();
  expect({ kind: "waiting" }).toBeWaiting();
  expect({ kind: "waiting" }).not.toBeConfirmed();
  expect(changed).toBeRefused();
  expect(changed).toBeRefused("CART_CHANGED");
  expect(changed).not.toBeRefused("NOT_FOUND");
  expect(changed).not.toBeWaiting();
  expect(wrongPlace).toBeRefused("ValidationError");
  expect(wrongPlace).toBeRefused("zip");
  expect(() => expect(wrongPlace).toBeConfirmed()).toThrow("The command is refused (ValidationError, zip: no)");
  expect(() => expect({ kind: "skipped" }).toBeRefused("zip")).toThrow("The command is skipped. Asked for: zip");
});

it("an error says its Hungarian text to the shopper", () => {
  expect(wrongPlace).toSay("Ezt az irányítószámot nem ismerjük");
  expect(new NetworkError({ cause: null })).toSay(/^Hálózati hiba/);
  expect(wrongPlace).not.toSay(/Hálózati/);
  expect(() => expect(wrongPlace).toSay("Nem")).toThrow(
    'The shopper reads "Ezt az irányítószámot nem ismerjük". Asked for: Nem',
  );
});

it("a matcher says what it takes, also of a command that was not awaited", () => {
  expect(() => expect(7).toHold(milk)).toThrow("toHold takes a shop with a cart, or a cart, and got 7");
  expect(() => expect({}).not.toCost(1)).toThrow("toCost takes a shop with a cart, a cart, or a line of one");
  expect(() => expect(Promise.resolve(changed)).toBeRefused()).toThrow("await it first");
  expect(() => expect("no").toSay("no")).toThrow("toSay takes a shop's error, or a refused command");
});
