// @vitest-environment happy-dom
import { cart, catalogue, checkout, createShop, delivery, lists, type ShopBase, type ShopCheckout } from "@kamra/core";
import { cleanup, render, screen } from "@testing-library/react";
import { Component, type PropsWithChildren, type ReactNode, Suspense } from "react";
import { afterEach, expect, expectTypeOf, it, vi } from "vitest";
import { ShopProvider } from "./ShopProvider.tsx";
import { useCheckout } from "./useCheckout.ts";
import { useOpened } from "./useOpened.ts";

afterEach(cleanup);

const shopOf = () =>
  createShop({
    capabilities: [catalogue, delivery, cart],
    endpoint: "https://shop.test/graphql",
    fetch: () => new Promise<Response>(() => {}),
  });

class Boundary extends Component<PropsWithChildren, { readonly message: string | null }> {
  static getDerivedStateFromError = (error: unknown) => ({ message: error instanceof Error ? error.message : null });
  override state = { message: null };
  override render() {
    return this.state.message ?? this.props.children;
  }
}

const show = (shop: ShopBase, children: ReactNode) =>
  render(
    <ShopProvider shop={shop}>
      <Boundary>
        <Suspense fallback="waits">{children}</Suspense>
      </Boundary>
    </ShopProvider>,
  );

const Flow = () => useCheckout(({ checkout: state }) => state.flow);
const Opener = () => {
  const shop = useOpened(checkout);
  expectTypeOf(shop.checkout).toEqualTypeOf<ShopCheckout>();
  return <Flow />;
};

it("the first component that needs a capability opens it, once for all", async () => {
  const shop = shopOf();
  const open = vi.spyOn(shop, "open");
  show(
    shop,
    <>
      <Opener /> and <Opener />
    </>,
  );
  expect(await screen.findByText("normal and normal", {}, { timeout: 60_000 })).toBeTruthy();
  expect(open).toHaveBeenCalledOnce();
  shop.dispose();
});

it("a failed opening reaches the error boundary", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const shop = shopOf();
  const Failing = () => {
    useOpened(lists);
    return null;
  };
  show(shop, <Failing />);
  expect(await screen.findByText(/"lists" needs "session"/, {}, { timeout: 60_000 })).toBeTruthy();
  shop.dispose();
});

it("a component renders immediately when the capability is already open", async () => {
  const shop = await shopOf().open(checkout);
  const open = vi.spyOn(shop, "open");
  show(shop, <Opener />);
  expect(screen.getByText("normal")).toBeTruthy();
  expect(open).not.toHaveBeenCalled();
  shop.dispose();
});
