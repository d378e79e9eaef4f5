import { describe, expect, it } from "vitest";
import {
  account,
  type Capability,
  cart,
  catalogue,
  checkout,
  createShop,
  delivery,
  dialogs,
  lists,
  orderedProducts,
  ownDocument,
  session,
} from "../index.ts";

const endpoint = "https://shop.example/graphql";
const fetch = () => new Promise<Response>(() => {});

describe("the capabilities of a shop", () => {
  it("cause a type error and a run-time error when a needed capability is missing", () => {
    // @ts-expect-error -- The capability "delivery" is missing
    expect(() => createShop({ capabilities: [catalogue, cart], endpoint })).toThrow(
      new TypeError('createShop: the capability "cart" needs "delivery": pass it too'),
    );
    // @ts-expect-error -- The capability "cart" is missing
    expect(() => createShop({ capabilities: [checkout, delivery], endpoint })).toThrow('"checkout" needs "cart"');
    // @ts-expect-error -- The capability "session" is missing
    expect(() => createShop({ capabilities: [account], endpoint })).toThrow('"account" needs "session"');
    // @ts-expect-error -- The capability "session" is missing
    expect(() => createShop({ capabilities: [lists], endpoint })).toThrow('"lists" needs "session"');
    // @ts-expect-error -- The capability "session" is missing
    expect(() => createShop({ capabilities: [orderedProducts], endpoint })).toThrow(
      '"orderedProducts" needs "session"',
    );
  });

  it("cause a type error and a run-time error when one is passed twice", () => {
    // @ts-expect-error -- The capability "catalogue" is passed twice
    expect(() => createShop({ capabilities: [catalogue, session, catalogue], endpoint })).toThrow(
      new TypeError('createShop: the capability "catalogue" is passed twice'),
    );
  });

  it("cause a run-time error when they are missing", () => {
    // @ts-expect-error -- they are missing
    expect(() => createShop({ endpoint })).toThrow(new TypeError("createShop: capabilities are missing"));
  });

  it("cause a run-time error when neither Kamra nor ownCapability made one, from the start and later", async () => {
    const stars: Capability<"stars", object> = { name: "stars" };
    const refusal = new TypeError('"stars" is no capability: make it with ownCapability');
    expect(() => createShop({ capabilities: [stars] })).toThrow(refusal);
    const shop = createShop({ capabilities: [] });
    await expect(shop.open(stars)).rejects.toThrow(refusal);
    shop.dispose();
  });

  it("may have a type that is only partly known", () => {
    const some: ReadonlyArray<typeof catalogue | typeof delivery> = [delivery];
    createShop({ capabilities: [cart, ...some], endpoint }).dispose();
    expect(() => createShop({ capabilities: [...some, ...some], endpoint })).toThrow("passed twice");
  });
});

describe("an endpoint of a shop", () => {
  it.each([endpoint, "http://127.0.0.1:4000/graphql", new URL(endpoint)])("may be the URL %s", (address) => {
    createShop({ capabilities: [], endpoint: address, listsEndpoint: address }).dispose();
  });

  it.each(["", "abc", "graphql", "https://", "ftp://shop.example/graphql", "/graphql"])(
    "must not be %j outside a page",
    (address) => {
      const refusal = `createShop: the endpoint "${address}" is not a valid address: `;
      expect(() => createShop({ capabilities: [], endpoint: address })).toThrow(refusal);
      expect(() => createShop({ capabilities: [], endpoint, listsEndpoint: address })).toThrow(refusal);
    },
  );

  it("must not be missing", () => {
    // @ts-expect-error -- it is missing
    expect(() => createShop({ capabilities: [catalogue] })).toThrow('the endpoint "undefined" is not a valid address');
  });

  it("may be missing when nothing is of the GraphQL backend, and nothing is then opened later that is", async () => {
    const shop = createShop({ capabilities: [dialogs] });
    await expect(shop.open(catalogue)).rejects.toThrow('"catalogue" is of the GraphQL backend: pass its endpoint');
    await expect(shop.request(ownDocument("query a { a }"), {})).rejects.toThrow(TypeError);
    shop.dispose();
  });

  it("may be a path with a custom fetch", () => {
    createShop({ capabilities: [], endpoint: "/graphql", fetch }).dispose();
  });
});
