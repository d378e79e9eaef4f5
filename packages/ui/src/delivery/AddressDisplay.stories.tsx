import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { AddressDisplay } from "./AddressDisplay.tsx";

const meta = {
  component: AddressDisplay,
  args: {
    view: "AppBar",
    selection: { type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" },
    onPress: fn(),
  },
} satisfies Meta<typeof AddressDisplay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AppBar: Story = {};
export const AppBarPressed: Story = {
  ...AppBar,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Szállítás ide.*1186 Budapest$/ }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const AppBarWithoutSelection: Story = { args: { selection: null } };
export const AppBarPickup: Story = { args: { selection: { type: "personal" } } };
export const CartPage: Story = { args: { view: "CartPage" } };
export const CartPageWithoutSelection: Story = { args: { view: "CartPage", selection: null } };
export const LinkedToOrder: Story = {
  args: {
    view: "CartPage",
    linkedAddress: { postcode: "1117", city: "Budapest", street: "Október huszonharmadika utca", houseNumber: "8-10" },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: /^Megrendeléshez kapcsolva/ })).toBeDisabled();
  },
};
