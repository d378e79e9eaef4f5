import type { Parameters } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ScreenProps } from "./Screen.tsx";

const choice = (options: ReadonlyArray<string>) => ({ control: { type: "inline-radio" as const }, options });

/** What all screens have in common. */
export const screenStories = {
  args: { path: "/", shopper: "guest", cart: "filled", goods: "typical", network: "good" } satisfies ScreenProps,
  argTypes: {
    path: { control: "text" as const },
    shopper: choice(["guest", "user"]),
    cart: choice(["empty", "filled", "ready"]),
    goods: choice(["typical", "generated"]),
    network: choice(["good", "slow", "failing", "offline"]),
  },
  // A page is laid out for the screen, not for a box, and its shelves scroll sideways.
  parameters: { layout: "fullscreen", fitsBoxes: false, sideways: "body *" },
  // The page is there when its heading is.
  play: async ({
    canvasElement,
    parameters,
  }: {
    readonly canvasElement: HTMLElement;
    readonly parameters: Parameters;
  }) => {
    const heading: unknown = parameters["heading"];
    const shown = await within(canvasElement).findByRole("heading", { level: 1 }, { timeout: 10_000 });
    await expect(shown.textContent).toBe(heading);
    const page = shown.closest("main") ?? canvasElement;
    await expect(page.scrollWidth, "the width of what is on the page").toBeLessThanOrEqual(page.clientWidth);
  },
};
