import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { CheckoutHeader } from "./CheckoutHeader.tsx";
import { CheckoutSteps } from "./CheckoutSteps.tsx";

const meta = {
  component: CheckoutHeader,
  parameters: { layout: "fullscreen" },
  args: { brand: "Kamra", homeHref: "/", cartHref: "/kosar", telephone: "+36 1 555 0146" },
} satisfies Meta<typeof CheckoutHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithSteps: Story = {
  args: {
    children: (
      <CheckoutSteps
        steps={[
          { name: "Kosár", href: "/kosar", state: "done" },
          { name: "Kapcsolattartó", href: "/megrendeles", state: "current" },
          { name: "Szállítás", href: "/megrendeles/kiszallitas", state: "ahead" },
        ]}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole("link", { name: /555 0146/ })).toHaveAttribute("href", "tel:+3615550146");
    await expect(header.getByRole("link", { name: "Vissza a kosárhoz" })).toHaveAttribute("href", "/kosar");
  },
};
export const AfterTheOrder: Story = {
  args: { cartHref: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: "Vissza a kosárhoz" })).toBeNull();
  },
};
