// @vitest-environment happy-dom
import { createShop } from "@kamra/core";
import { cleanup, render, screen } from "@testing-library/react";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { ShopProvider } from "./ShopProvider.tsx";
import { useShop } from "./useShop.ts";

afterEach(cleanup);

const disposals: Array<ReturnType<typeof vi.fn>> = [];
const create = () => {
  const shop = createShop({ capabilities: [] });
  const dispose = vi.fn(() => shop.dispose());
  disposals.push(dispose);
  return { ...shop, dispose };
};

const Brand = () => <p>{useShop().settings.brand}</p>;
const page = (
  <StrictMode>
    <ShopProvider create={create}>
      <Brand />
    </ShopProvider>
  </StrictMode>
);

it("a provider that creates its shop keeps one alive under StrictMode, and disposes of all that it made", () => {
  const { unmount } = render(page);
  expect(screen.getByText("Kamra")).toBeTruthy();
  const [alive, ...replaced] = disposals.toReversed();
  expect(alive).not.toHaveBeenCalled();
  for (const dispose of replaced) expect(dispose).toHaveBeenCalledOnce();
  unmount();
  for (const dispose of disposals) expect(dispose).toHaveBeenCalledOnce();
});

it("a server creates no shop, because nothing there disposes of it", () => {
  disposals.length = 0;
  expect(renderToString(page)).toBe("");
  expect(disposals).toEqual([]);
});
