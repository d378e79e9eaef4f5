import { ShopProvider } from "@kamra/react";
import type { ReactElement, ReactNode } from "react";
import type { TestShop } from "../shop/openTestShop.ts";
import type { ShopParameters } from "./ShopParameters.ts";
import { storyShop } from "./storyShop.ts";

/** What a decorator gets of Storybook. */
interface StoryContext {
  readonly parameters: { readonly shop?: ShopParameters };
  readonly canvasElement: HTMLElement;
}

const shops = new WeakMap<HTMLElement, TestShop>();

/**
 * A decorator: a shop around a story, for the hooks of `@kamra/react`. It differs in the story's parameter `shop`. Its clock
 * stands still until the story's `play` function moves it.
 */
export function withShop(Story: () => ReactNode, { parameters, canvasElement }: StoryContext): ReactElement {
  const create = () => {
    const opened = storyShop(parameters.shop ?? {});
    shops.set(canvasElement, opened);
    return opened.shop;
  };
  return (
    <ShopProvider create={create}>
      <Story />
    </ShopProvider>
  );
}

/** The shop around a story, with its clock and its network. Errors: when no `withShop` is around it. */
export function shopOf(canvasElement: HTMLElement): TestShop {
  const opened = shops.get(canvasElement);
  if (opened === undefined) throw new Error("This story has no shop: add withShop to its decorators");
  return opened;
}
