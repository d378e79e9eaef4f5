import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { ListTextLine } from "./ListTextLine.tsx";

const meta = {
  component: ListTextLine,
  args: {
    text: "barna kenyér",
    href: "/kereses/barna%20keny%C3%A9r",
    isTicked: false,
    onChange: fn(),
  },
} satisfies Meta<typeof ListTextLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnTheList: Story = {};
export const OnTheListPressed: Story = {
  ...OnTheList,
  name: "[LIST-11] On the list",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const line = within(canvasElement);
    const link = () => line.queryByRole("link", { name: "Termék keresése: barna kenyér" });
    await expect(link()).toBeVisible();
    await userEvent.click(line.getByRole("checkbox", { name: "Kipipálás: barna kenyér" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(link()).toBeNull());
  },
};
export const Ticked: Story = { args: { isTicked: true } };
export const LongText: Story = {
  args: { text: "elkelkáposztásíthatatlanságoskodásaitokért való nagyon hosszú tétel, a legkisebb fiú kedvence" },
};
