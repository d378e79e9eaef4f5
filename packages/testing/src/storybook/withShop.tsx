import { ShopProvider } from "@kamra/react";
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from "react";
import type { TestShop } from "../shop/openTestShop.ts";
import type { ShopParameters } from "./ShopParameters.ts";
import { storyShop } from "./storyShop.ts";

/** What a decorator gets of Storybook. */
interface StoryContext {
  readonly parameters: { readonly shop?: ShopParameters };
  readonly canvasElement: HTMLElement;
}

const shops = new WeakMap<HTMLElement, TestShop>();

interface StoryShopProps {
  readonly parameters: ShopParameters | undefined;
  readonly canvasElement: HTMLElement;
  readonly children: ReactNode;
}

/** Opens the shop before Storybook takes the story as drawn: `play` needs the shop and what it shows at once. */
function StoryShop({ parameters, canvasElement, children }: StoryShopProps) {
  const [opened, setOpened] = useState<TestShop | null>(null);
  useLayoutEffect(() => {
    const created = storyShop(parameters ?? {});
    shops.set(canvasElement, created);
    setOpened(created);
    return () => created.shop.dispose();
  }, [parameters, canvasElement]);
  return opened && <ShopProvider shop={opened.shop}>{children}</ShopProvider>;
}

/**
 * A decorator: a shop around a story, for the hooks of `@kamra/react`. It differs in the story's parameter `shop`. Its clock
 * stands still until the story's `play` function moves it.
 */
export function withShop(Story: () => ReactNode, { parameters, canvasElement }: StoryContext): ReactElement {
  return (
    <StoryShop parameters={parameters.shop} canvasElement={canvasElement}>
      <Story />
    </StoryShop>
  );
}

/** The shop around a story, with its clock and its network. Errors: when no `withShop` is around it. */
export function shopOf(canvasElement: HTMLElement): TestShop {
  const opened = shops.get(canvasElement);
  if (opened === undefined) throw new Error("This story has no shop: add withShop to its decorators");
  return opened;
}
