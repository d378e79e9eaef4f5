import { describe, expect, it } from "vitest";
import { account, cart, catalogue, checkout, createShop, delivery, lists, orderedProducts, session } from "../index.ts";

const endpoint = "https://shop.example/graphql";
const fetch = () => new Promise<Response>(() => {});

describe("the capabilities of a shop", () => {
  it("are a type error, and an error at once, without one that another one needs", () => {
    // @ts-expect-error -- The capability "delivery" is missing
    expect(() => createShop({ capabilities: [catalogue, cart], endpoint })).toThrow(
      new TypeError('createShop: the capability "cart" needs "delivery": choose it too'),
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

  it("are a type error, and an error at once, with one that is chosen twice", () => {
    // @ts-expect-error -- The capability "catalogue" is chosen twice
    expect(() => createShop({ capabilities: [catalogue, session, catalogue], endpoint })).toThrow(
      new TypeError('createShop: the capability "catalogue" is chosen twice'),
    );
  });

  it("are an error at once when there are none at all", () => {
    // @ts-expect-error -- they are missing
    expect(() => createShop({ endpoint })).toThrow(new TypeError("createShop: capabilities are missing"));
  });

  it("may be known only in part before the shop is made", () => {
    const some: ReadonlyArray<typeof catalogue | typeof delivery> = [delivery];
    createShop({ capabilities: [cart, ...some], endpoint }).dispose();
    expect(() => createShop({ capabilities: [...some, ...some], endpoint })).toThrow("chosen twice");
  });
});

describe("an endpoint of a shop", () => {
  it.each([endpoint, "http://127.0.0.1:4000/graphql", new URL(endpoint)])("may be the address %s", (address) => {
    createShop({ capabilities: [], endpoint: address, listsEndpoint: address }).dispose();
  });

  it.each(["", "abc", "graphql", "https://", "ftp://shop.example/graphql", "/graphql"])(
    "that is %j is an error at once, outside of a page",
    (address) => {
      const refusal = `createShop: the endpoint "${address}" is no address: `;
      expect(() => createShop({ capabilities: [], endpoint: address })).toThrow(refusal);
      expect(() => createShop({ capabilities: [], endpoint, listsEndpoint: address })).toThrow(refusal);
    },
  );

  it("that is missing is an error at once", () => {
    // @ts-expect-error -- it is missing
    expect(() => createShop({ capabilities: [] })).toThrow('the endpoint "undefined" is no address');
  });

  it("may be a path for a fetch that knows where it is", () => {
    createShop({ capabilities: [], endpoint: "/graphql", fetch }).dispose();
  });
});
