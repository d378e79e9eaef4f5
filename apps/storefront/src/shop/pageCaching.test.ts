import { describe, expect, it } from "vitest";
import { guestCookies, isSound, publicCaching } from "./pageCaching.ts";

describe("guestCookies", () => {
  const of = (header: string | undefined) => guestCookies(header, { isSecure: true });

  it("keeps only the analytics consent of a guest's cookies, which has three values", () => {
    expect(of(undefined)).toBe("");
    expect(of("_ga=GA1.2; device=x; theme=dark")).toBe("");
    expect(of("_ga=1; __Host-analytics_consent=given")).toBe("__Host-analytics_consent=given");
    expect(of("analytics_consent=given")).toBe("");
    expect(of('__Host-analytics_consent="><script>')).toBe("");
  });

  it.each([
    "cart_id",
    "cart_opened",
    "delivery_address",
    "sort_order",
    "avoided_allergens",
    "product_view",
    "token",
    "session_mark",
  ])("treats no one with %s as a guest", (name) => {
    expect(of(`__Host-analytics_consent=given; __Host-${name}=x`)).toBeNull();
    expect(of(`__Host-${name}=`)).toBeNull();
  });
});

describe("publicCaching", () => {
  it("lets no cache show a page after midnight in Budapest, when prices change", () => {
    const shared = "public, max-age=0, s-maxage=60, stale-while-revalidate=60";
    expect(publicCaching(new Date("2026-11-22T12:00:00Z"))).toBe(shared);
    expect(publicCaching(new Date("2026-11-22T22:57:54Z"))).toBe(shared);
    expect(publicCaching(new Date("2026-11-22T22:57:55Z"))).toBeNull();
    expect(publicCaching(new Date("2026-11-22T22:59:59Z"))).toBeNull();
    expect(publicCaching(new Date("2026-11-22T23:00:00Z"))).toBe(shared);
  });
});

describe("isSound", () => {
  it("distinguishes data from errors, for any field names of the data", () => {
    const told = (answer: unknown, status = 200) => isSound({ status, body: JSON.stringify(answer) });
    const errors = [{ message: "no", extensions: { code: "INTERNAL" } }];
    expect(
      told({
        data: {
          shippingMethods: [
            { id: "1", errors: [] },
            { id: "2", errors: [{ kind: "X" }] },
          ],
        },
      }),
    ).toBe(true);
    expect(told({ data: { name: ',"errors":[{"message":' } })).toBe(true);
    expect(told({ data: { x: 1 } }, 503)).toBe(false);
    expect(told({ errors, data: { x: 1 } })).toBe(false);
    expect(told({ data: { x: null }, errors })).toBe(false);
    expect(told({ data: { x: 1 }, errors, extensions: {} })).toBe(false);
    expect(told({ data: null })).toBe(false);
    expect(isSound({ status: 200, body: "<h1>Proxy</h1>" })).toBe(false);
  });
});
