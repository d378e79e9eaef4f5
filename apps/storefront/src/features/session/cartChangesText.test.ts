import type { CartLine } from "@kamra/core/cart";
import type { CartMergeChange } from "@kamra/core/session";
import { productId } from "@kamra/core/product";
import { expect, it } from "vitest";
import { cartChangesText } from "./cartChangesText.ts";

const apple = { id: productId("1"), defaultUnit: { name: "kg", minimumQuantity: null, quantityStep: null } };
const lines: ReadonlyArray<{ readonly product: Pick<CartLine["product"], "id" | "defaultUnit"> }> = [
  { product: apple },
];
const change = (changed: Partial<CartMergeChange>): CartMergeChange => ({
  productId: apple.id,
  productName: "Alma",
  kind: "changed",
  wanted: 2,
  quantity: 1.5,
  ...changed,
});

it.each<[string, Partial<CartMergeChange>]>([
  ["Alma: most 1,5 kg van a kosaradban.", {}],
  ["Alma: legfeljebb ennyi rendelhető belőle, így 1,5 kg maradt.", { kind: "capped" }],
  ["Alma: ezt most nem tudtuk a kosaradba tenni.", { kind: "dropped", quantity: 0 }],
  ["Alma: most 1,5 kg van a kosaradban.", { kind: "of a newer server" }],
  ["Sör: ezt most nem tudtuk a kosaradba tenni.", { productId: productId("2"), productName: "Sör", kind: "capped" }],
])("[SESS-10] a login tells: %s", (sentence, changed) => {
  expect(cartChangesText([change(changed)], { lines }).body).toBe(sentence);
});

it("[SESS-10] each change has a line of its own", () => {
  expect(cartChangesText([change({}), change({ kind: "capped" })], { lines }).body.split("\n")).toHaveLength(2);
});
