import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { ConsentBanner, type ConsentBannerProps } from "./ConsentBanner.tsx";

const meta = {
  component: ConsentBanner,
  args: { privacyHref: "/cikk/adatkezelesi-tajekoztato", onChange: fn() },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "20rem" } } },
} satisfies Meta<typeof ConsentBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = {};
export const AskingPressed: Story = {
  ...Asking,
  tags: ["behaviour"],
  play: async ({ args, canvasElement, step }) => {
    const banner = within(within(canvasElement).getByRole("region", { name: "Mérhetjük, hogyan vásárolsz?" }));
    const refuse = banner.getByRole("button", { name: "Nem kérem" });
    const accept = banner.getByRole("button", { name: "Elfogadom" });
    await step("both answers have the same weight, and nothing is preselected", async () => {
      await expect(refuse.className).toBe(accept.className);
      await expect(refuse.offsetWidth).toBe(accept.offsetWidth);
      await expect(banner.queryByRole("checkbox")).toBeNull();
    });
    await userEvent.click(refuse);
    await expect(args.onChange).toHaveBeenLastCalledWith("refused");
    await userEvent.click(accept);
    await expect(args.onChange).toHaveBeenLastCalledWith("given");
  },
};

const OpenedAgain = (props: ConsentBannerProps) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Mérési beállítások</Button>
      {isOpen && <ConsentBanner {...props} takesFocus onChange={() => setIsOpen(false)} />}
    </>
  );
};

export const ByTheShopper: Story = {
  tags: ["behaviour"],
  render: (args) => <OpenedAgain {...args} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.getByRole("button", { name: "Mérési beállítások" });
    await userEvent.click(opener);
    await expect(page.getByRole("region")).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(page.getByRole("button", { name: "Nem kérem" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(opener).toHaveFocus();
  },
};
