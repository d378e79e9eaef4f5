// @vitest-environment happy-dom
import { cart, checkout, createShop, delivery, memoryCookies } from "@kamra/core";
import { act, cleanup, renderHook } from "@testing-library/react";
import { type PropsWithChildren, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ShopProvider } from "./ShopProvider.tsx";
import { useCheckout } from "./useCheckout.ts";
import { useCheckoutGuard } from "./useCheckoutGuard.ts";
import { usePlaceOrder } from "./usePlaceOrder.ts";
import { useTimeLeft } from "./useTimeLeft.ts";
import { useTimeSlots } from "./useTimeSlots.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-21T10:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const openShop = () =>
  createShop({
    capabilities: [cart, delivery, checkout],
    endpoint: "/graphql",
    fetch: () => new Promise<Response>(() => {}),
    cookies: memoryCookies(),
    log: () => {},
  });
const within = (shop: ReturnType<typeof openShop>) => ({
  wrapper: ({ children }: PropsWithChildren) => (
    <StrictMode>
      <ShopProvider shop={shop}>{children}</ShopProvider>
    </StrictMode>
  ),
});

it("the hooks follow the checkout, its guard, its slots and the placing of the order", async () => {
  const shop = openShop();
  const { result } = renderHook(
    () => ({
      kinds: useCheckout(({ blockers }) => blockers),
      pass: useCheckoutGuard("/megrendeles"),
      slots: useTimeSlots(),
      ...usePlaceOrder(),
    }),
    within(shop),
  );
  expect(result.current.kinds.map(({ kind }) => kind)).toContain("contactPerson");
  expect(result.current.pass).toMatchObject({ allowed: false, redirectTo: "/" });
  expect(result.current.slots).toEqual({ days: null, hold: null });
  expect(result.current.placing).toEqual({ phase: "idle" });
  await act(() => result.current.place());
  expect(result.current.placing.phase).toBe("blocked");
  await act(() =>
    shop.checkout.update({ contactPerson: { name: "Anna", email: "anna@pelda.hu", telephone: "3612345678" } }),
  );
  expect(result.current.kinds.map(({ kind }) => kind)).not.toContain("contactPerson");
  shop.dispose();
});

it("a component does not render again when its selected value is unchanged", async () => {
  const shop = openShop();
  let renders = 0;
  renderHook(
    () => {
      renders += 1;
      return useCheckout(({ paymentMethods }) => paymentMethods);
    },
    { wrapper: ({ children }: PropsWithChildren) => <ShopProvider shop={shop}>{children}</ShopProvider> },
  );
  await act(() => shop.checkout.update({ loyaltyCardNumber: "1" }));
  expect(renders).toBe(1);
  shop.dispose();
});

it("useTimeLeft counts down a reservation's time, and not on a server", () => {
  const shop = openShop();
  const pass = (milliseconds: number) => {
    void act(() => void vi.advanceTimersByTime(milliseconds));
  };
  const until = "2026-11-21T10:00:02Z";
  const initialProps: { readonly end: string | null } = { end: until };
  const { result, rerender } = renderHook(({ end }) => useTimeLeft(end), { ...within(shop), initialProps });
  pass(0);
  expect(result.current).toBe(2000);
  pass(1000);
  expect(result.current).toBe(1000);
  pass(5000);
  expect(result.current).toBe(0);
  rerender({ end: null });
  expect(result.current).toBeNull();
  const Left = () => <>{String(useTimeLeft(until))}</>;
  expect(
    renderToString(
      <ShopProvider shop={shop}>
        <Left />
      </ShopProvider>,
    ),
  ).toBe("null");
  shop.dispose();
});
