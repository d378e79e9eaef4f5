import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import {
  account,
  analytics,
  cart,
  catalogue,
  checkout,
  content,
  createShop,
  delivery,
  dialogs,
  lists,
  navigation,
  orderedProducts,
  orders,
  session,
} from "@kamra/core";
import { describe, expect, inject, it } from "vitest";
import { root } from "../../../../scripts/setup/step.ts";
import { declarations, internalOf } from "./methodsOf.ts";
import { openEditor } from "./openEditor.ts";

const hook = "packages/react/src/usePlaceOrder.ts";
/** For the full run alone: reading all sources takes seconds. */
const editor = openEditor(hook);

/** The position of a word in a line. */
const placeOf = (file: string, line: string, word: string) => ({
  file,
  position: readFileSync(join(root, file), "utf8").indexOf(line) + line.indexOf(word),
});

const shop = createShop({
  capabilities: [
    account,
    analytics,
    cart,
    catalogue,
    checkout,
    content,
    delivery,
    dialogs,
    lists,
    navigation,
    orderedProducts,
    orders,
    session,
  ],
  endpoint: "/graphql",
  fetch: () => new Promise<Response>(() => {}),
});

const parts: ReadonlyArray<readonly [string, unknown]> = Object.entries(shop);
const published = new Map(
  parts.map(([name, part]) => [name, typeof part === "object" && part !== null ? Object.keys(part) : []]),
);

it("the check finds the declaration of every capability with methods", () => {
  expect(declarations).toHaveLength(13);
});

describe.each(declarations)("shop.$capability", (declaration) => {
  const { capability, file, members } = declaration;

  it("has exactly the declared methods and stores", () => {
    expect(published.get(capability)?.toSorted()).toEqual([...members.keys()].toSorted());
  });

  it("shares no method with the internals of its service", () => {
    expect(internalOf(declaration).filter((name) => members.has(name))).toEqual([]);
  });

  it.runIf(inject("isFull"))("leads an editor from each declaration to the service that does the work", () => {
    const lost = [...members].filter(([, position]) => {
      const places = editor.implementations({ file: relative(root, file), position });
      return !places.some(({ file: found }) => found.endsWith("ServiceLive.ts"));
    });
    expect(lost.map(([name]) => name)).toEqual([]);
  });
});

describe.runIf(inject("isFull"))("a hook's call of shop.checkout.place", () => {
  const call = placeOf(hook, "shop.checkout.place(request)", "place");

  it("shows the one docstring", () => {
    expect(editor.docstring(call)).toMatch(/^Places the order: one press is one order/);
  });

  it("leads to the code that does the work in three jumps", () => {
    const [declared] = editor.definitions(call);
    const [implemented] = editor.implementations(declared ?? call);
    const [done] = editor.definitions(placeOf(implemented?.file ?? hook, "placing.place", "place"));
    expect([declared, implemented, done].map((place) => place?.file)).toEqual([
      "packages/core/src/checkout/service/ShopCheckout.ts",
      "packages/core/src/checkout/service/checkoutServiceLive.ts",
      "packages/core/src/checkout/service/makeOrderPlacing.ts",
    ]);
  });
});
