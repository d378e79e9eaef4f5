// @vitest-environment happy-dom
import { createShop } from "@kamra/core";
import { currentPrice, huf, isNews } from "@kamra/core/product";
import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hydrated } from "./hydrated.test.support.tsx";
import { ShopProvider } from "./ShopProvider.tsx";
import type { TimedProduct } from "./soonestChange.ts";
import { usePriceMoment } from "./usePriceMoment.ts";

const noon = new Date("2026-10-24T10:00:00Z");
const midnight = Date.parse("2026-10-24T22:00:00Z");
const hour = 60 * 60_000;

const product = (given: Partial<TimedProduct>): TimedProduct => ({
  regularPrice: huf(599),
  specialPrice: huf(499),
  specialFrom: null,
  specialTo: null,
  personalPrice: null,
  newsFrom: null,
  newsTo: null,
  ...given,
});
const ending = product({ specialTo: "2026-10-24" });

beforeEach(() => {
  vi.useFakeTimers({ now: noon });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** A page of products, as a storefront has it, and how often it was rendered. */
const pageOf = (
  products: ReadonlyArray<TimedProduct>,
  { clock = () => new Date() }: { readonly clock?: () => Date } = {},
) => {
  const renders = { count: 0 };
  const shop = createShop({ capabilities: [], endpoint: "https://shop.test/graphql", clock });
  const Prices = ({ since }: { readonly since: Date }) => {
    renders.count += 1;
    const now = usePriceMoment(products, { since });
    return (
      <output>
        {products.map((each) => `${currentPrice(each, { now })}${isNews(each, { now }) ? "!" : ""}`).join()}
      </output>
    );
  };
  const page = (since: Date) => (
    <ShopProvider shop={shop}>
      <Prices since={since} />
    </ShopProvider>
  );
  return { page, renders };
};

const shown = () => screen.getByRole("status").textContent;
const goTo = (instant: number) => {
  act(() => {
    vi.advanceTimersByTime(instant - Date.now());
  });
};

describe("usePriceMoment", () => {
  it("[PRICE-1] changes an open page's prices at midnight in Budapest, on the longest night too", () => {
    const { page, renders } = pageOf([ending, product({ specialFrom: "2026-10-25", specialTo: "2026-10-25" })]);
    render(page(noon));
    goTo(midnight - 1);
    expect([shown(), renders.count]).toEqual(["499,599", 1]);
    goTo(midnight);
    expect([shown(), renders.count]).toEqual(["599,499", 2]);
    goTo(midnight + 25 * hour - 1);
    expect(shown()).toBe("599,499");
    goTo(midnight + 25 * hour);
    expect([shown(), renders.count]).toEqual(["599,599", 3]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("[PRICE-7] updates what is new at its instant", () => {
    const { page } = pageOf([
      product({ newsTo: "2026-10-24T13:30:00+02:00" }),
      product({ newsFrom: "2026-10-24T12:00:00Z", newsTo: "2027-01-01" }),
    ]);
    render(page(noon));
    expect(shown()).toBe("499!,499");
    goTo(Date.parse("2026-10-24T11:30:00Z"));
    expect(shown()).toBe("499,499");
    goTo(Date.parse("2026-10-24T12:00:00Z"));
    expect(shown()).toBe("499,499!");
  });

  it("waits for instants beyond the range of timers", () => {
    const { page, renders } = pageOf([product({ specialTo: "2026-12-31" })]);
    render(page(noon));
    goTo(Date.parse("2026-12-31T23:00:00Z") - 1);
    expect([shown(), renders.count]).toEqual(["499", 1]);
    goTo(Date.parse("2026-12-31T23:00:00Z"));
    expect(shown()).toBe("599");
  });

  it("renders the server's moment on both sides of hydration, then the current one", async () => {
    let clock = () => noon;
    const { page } = pageOf([ending], { clock: () => clock() });
    vi.setSystemTime(midnight + hour);
    const { html, complaints } = await hydrated(page(noon), { inBrowser: page(noon) });
    expect(html).toContain("499");
    expect(complaints).toEqual([]);
    expect(shown()).toBe("499");
    clock = () => new Date();
    goTo(Date.now());
    expect(shown()).toBe("599");
  });

  it("uses the moment of later loaded products", () => {
    const { page } = pageOf([ending]);
    const { rerender } = render(page(noon));
    rerender(page(new Date(midnight)));
    expect(shown()).toBe("599");
    rerender(page(noon));
    expect(shown()).toBe("499");
  });

  it("leaves no timer behind", () => {
    const { page } = pageOf([ending]);
    const { unmount } = render(page(noon));
    goTo(noon.getTime() + hour);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});
