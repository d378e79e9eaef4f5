import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ButtonLink } from "./ButtonLink.tsx";

const meta = { component: ButtonLink, args: { href: "/kosar", children: "A kosárhoz" } } satisfies Meta<
  typeof ButtonLink
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "A kosárhoz" });
    // axe takes text in the colour of its background for hidden.
    const { color, backgroundColor } = getComputedStyle(link);
    await expect(color).not.toBe(backgroundColor);
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
export const Secondary: Story = { args: { variant: "secondary" } };
export const Quiet: Story = { args: { variant: "quiet" } };
export const Wide: Story = { args: { isWide: true } };
