import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "./Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import { IconButton } from "./IconButton.tsx";

const meta = {
  component: Button,
  subcomponents: { Icon, IconButton },
  args: { children: "Rendben", onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {};
export const PrimaryPressed: Story = {
  ...Primary,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Rendben" });
    await expect(button.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="basket" size="small" />
        <span>Kosárba</span>
      </>
    ),
  },
};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Danger: Story = { args: { variant: "danger", children: "Törlés" } };
export const Disabled: Story = { args: { isDisabled: true } };
export const Pending: Story = {
  args: { isPending: true },
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole("button", { name: "Rendben" });
    await expect(button).toHaveStyle({ cursor: "progress" });
    await userEvent.click(button, { pointerEventsCheck: 0 });
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};
export const SecondaryDisabled: Story = { args: { isDisabled: true, variant: "secondary" } };
export const Wide: Story = { args: { isWide: true } };
