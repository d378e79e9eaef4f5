// @vitest-environment happy-dom
import { useUser } from "@kamra/react";
import { type ReactNode, useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { expect, it } from "vitest";
import { shopOf, withShop } from "./withShop.tsx";

interface DrawnProps {
  readonly tell: () => void;
  readonly children: ReactNode;
}

/** As Storybook learns that a story is drawn, after which it calls the story's `play` function. */
const Drawn = ({ tell, children }: DrawnProps) => {
  useLayoutEffect(tell, [tell]);
  return children;
};

const Name = () => <p>{useUser()?.name}</p>;

it("a story has its shop once it is drawn, and keeps it when it is drawn anew", async () => {
  const canvasElement = document.body.appendChild(document.createElement("div"));
  const root = createRoot(canvasElement);
  const context = { canvasElement, parameters: { shop: { user: { name: "Kovács Anna" } } } };
  const draw = () => new Promise<void>((tell) => root.render(<Drawn tell={tell}>{withShop(Name, context)}</Drawn>));

  await draw();
  expect(canvasElement.textContent).toBe("Kovács Anna");
  const { shop } = shopOf(canvasElement);
  await draw();
  expect(shopOf(canvasElement).shop).toBe(shop);
  root.unmount();
});

it("an element without the decorator has no shop", () => {
  expect(() => shopOf(document.createElement("div"))).toThrow("add withShop to its decorators");
});
