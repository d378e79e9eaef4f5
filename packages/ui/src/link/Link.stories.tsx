import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Link } from "./Link.tsx";
import { BareLink } from "./BareLink.tsx";

const meta = {
  component: Link,
  subcomponents: { BareLink },
  args: { href: "/szallitas", children: "Szállítási információk" },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Inline: Story = {};
export const Standalone: Story = { args: { variant: "standalone" } };
export const Plain: Story = { args: { variant: "plain" } };
export const External: Story = {
  args: { href: "https://portal.nebih.gov.hu", children: "Nébih" },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: /Nébih \(új lapon nyílik\)/ });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener");
  },
};
