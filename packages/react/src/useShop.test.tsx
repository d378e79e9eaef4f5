// @vitest-environment happy-dom
import { catalogue, createShop, type ShopBase } from "@kamra/core";
import { cleanup, renderHook } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { afterEach, describe, expect, expectTypeOf, it, vi } from "vitest";
import { ShopProvider } from "./ShopProvider.tsx";
import { useCart } from "./useCart.ts";
import { useLists } from "./useLists.ts";
import { useOrderedProducts } from "./useOrderedProducts.ts";
import { useSession } from "./useSession.ts";
import { useShop } from "./useShop.ts";

afterEach(cleanup);

const within = (...shops: ReadonlyArray<ShopBase>) => ({
  wrapper: ({ children }: PropsWithChildren) =>
    shops.reduceRight((inner, shop) => <ShopProvider shop={shop}>{inner}</ShopProvider>, children),
});

const bare = () => createShop({ capabilities: [], endpoint: "https://shop.test/graphql" });
const browsing = () => createShop({ capabilities: [catalogue], endpoint: "https://shop.test/graphql" });

describe("useShop", () => {
  it("returns the nearest provider's shop", () => {
    const [outer, inner] = [bare(), bare()];
    expect(renderHook(() => useShop(), within(outer, inner)).result.current).toBe(inner);
  });

  it("types the shop by the named capabilities", () => {
    const shop = browsing();
    const { result } = renderHook(() => useShop(catalogue), within(shop));
    expect(result.current.catalogue).toBe(shop.catalogue);
    expectTypeOf(result.current).toEqualTypeOf(shop);
    expectTypeOf(useShop<[]>).returns.not.toHaveProperty("catalogue");
  });

  it("names the capability that the shop lacks", () => {
    vi.spyOn(console, "error").mockReturnValue();
    expect(() => renderHook(() => useShop(catalogue), within(bare()))).toThrow("made without catalogue");
  });

  it.each([
    ["lists", useLists],
    ["orderedProducts", useOrderedProducts],
    ["cart", useCart],
    ["session", useSession],
  ] as const)("reports that the capability of %s is missing when a hook needs it", (capability, useOne) => {
    vi.spyOn(console, "error").mockReturnValue();
    expect(() => renderHook((): unknown => useOne(), within(bare()))).toThrow(`made without ${capability}`);
  });

  it("reports a missing provider", () => {
    vi.spyOn(console, "error").mockReturnValue();
    expect(() => renderHook(() => useShop())).toThrow("no <ShopProvider>");
  });
});
