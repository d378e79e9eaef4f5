// @vitest-environment happy-dom
import { cart, catalogue, createShop, delivery, memoryCookies } from "@kamra/core";
import { development } from "@kamra/core/development";
import { act, cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { shopServer } from "../shopServer.test.support.ts";
import { DevelopmentPanel } from "./DevelopmentPanel.tsx";

afterEach(cleanup);

const opened = async () => {
  const shop = createShop({
    capabilities: [catalogue, delivery, cart, development()],
    endpoint: "/graphql",
    fetch: shopServer({ lineCount: 3 }).fetch,
    cookies: memoryCookies({ cart_id: "8f14e45f-ceea-4e67-a8b2-1c5f8a2b9d10" }),
    log: () => {},
  });
  render(<DevelopmentPanel shop={shop} />);
  await act(() => shop.cart.refresh());
  return shop;
};

const shopProduct = ({ cart: { state } }: Awaited<ReturnType<typeof opened>>) => {
  const [line] = state.get().cart?.lines ?? [];
  if (line === undefined) throw new Error("The cart is empty");
  return line.product;
};

const open = (summary: string | RegExp) => act(() => screen.getByText(summary).click());

it("the panel shows each command with its policy and result", async () => {
  await opened();
  open(/^Commands/);
  const commands = within(screen.getByText(/^Commands/).closest("details") ?? document.body);
  const row = within(commands.getByText("cart.refresh").closest("tr") ?? document.body);
  expect(row.getByText("join")).toBeDefined();
  expect(row.getByText("succeeded")).toBeDefined();
});

it("the panel shows the events, the latest first, with time and duration", async () => {
  const shop = await opened();
  await act(async () => {
    await shop.cart.setQuantity(shopProduct(shop), { quantity: Number.NaN, quantityType: "default" });
  });
  open(/^Events/);
  const rows = screen.getAllByRole("row", { hidden: true }).map((row) =>
    within(row)
      .queryAllByRole("cell", { hidden: true })
      .map(({ textContent }) => textContent),
  );
  const events = rows.filter((texts) => texts.length === 4);
  expect(events[0]).toEqual([
    "cart.setQuantity",
    expect.stringMatching(/^\d\d:\d\d:\d\d\.\d{3}$/),
    expect.stringMatching(/^\d+ ms$/),
    "QuantityError",
  ]);
  expect(events.map(([name]) => name)).toContain("cart.refresh");
});

it("the panel shows the requests, the latest first, with their answers", async () => {
  await opened();
  open(/^Requests/);
  const rows = screen.getAllByRole("row", { hidden: true }).map(({ textContent }) => textContent);
  expect(rows).toContain("cart200");
});

it("the panel shows the shop's state, and its changes", async () => {
  const shop = await opened();
  open("cart.state");
  await act(async () => {
    const line = shop.cart.state.get().cart?.lines[0];
    if (line) await shop.cart.setQuantity(line.product, { quantity: 7, quantityType: "default" });
  });
  const view = screen.getByText("cart.state").closest("details");
  expect(view?.textContent).toContain('"quantity": 7');
});

it("the panel saves a bundle", async () => {
  await opened();
  const link = screen.getByText<HTMLAnchorElement>("Save a bug bundle");
  act(() => link.click());
  const bundle: unknown = JSON.parse(decodeURIComponent(link.href.replace("data:application/json,", "")));
  expect(bundle).toMatchObject({
    version: 1,
    record: { calls: [{ capability: "cart", method: "refresh", outcome: "succeeded" }] },
  });
});
