import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { now } from "../stories/products.ts";
import { order } from "../stories/orders.ts";
import { picture } from "../stories/picture.ts";
import { OrderCard } from "./OrderCard.tsx";

const meta = {
  component: OrderCard,
  args: {
    order,
    now,
    href: "/profil/eddigi-megrendeleseim/10042",
    images: [picture("#8fb7d9"), picture("#d98f8f"), null],
    children: <Button variant="secondary">Újra a kosárba</Button>,
  },
} satisfies Meta<typeof OrderCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Underway: Story = {};
export const UnderwayPressed: Story = {
  ...Underway,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const card = within(within(canvasElement).getByRole("article", { name: "10042. megrendelés" }));
    await expect(card.getByRole("link")).toHaveAttribute("href", "/profil/eddigi-megrendeleseim/10042");
    await expect(card.getByText(/^6\s429\sFt$/)).toBeVisible();
    const quantity = card.getByText(/^3 db \(kb. 540 g\)/);
    await expect(quantity).not.toBeVisible();
    await userEvent.click(card.getByText("3 tétel"));
    await expect(quantity).toBeVisible();
    await expect(card.getByText(/^kedvezménnyel 2\s721\sFt$/)).toBeVisible();
  },
};
export const WithoutPictures: Story = { args: { images: [] } };
