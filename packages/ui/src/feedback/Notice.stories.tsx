import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { Notice } from "./Notice.tsx";

const meta = {
  component: Notice,
  args: {
    tone: "attention",
    title: "Előbb ezeket kell megadnod:",
    children: (
      <ul>
        <li>Még nem választottál idősávot.</li>
        <li>A számlázási cím hiányzik vagy nem teljes.</li>
      </ul>
    ),
  },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Attention: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("alert")).toHaveTextContent("Még nem választottál idősávot.");
  },
};
export const Info: Story = {
  args: { tone: "info", title: "A rendelésedet megkaptuk.", children: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent("A rendelésedet megkaptuk.");
  },
};
export const Danger: Story = { args: { tone: "danger", title: "A fizetés nem sikerült.", children: null } };
export const WithButton: Story = {
  args: {
    tone: "danger",
    title: "A fizetés nem sikerült, a kártyádat nem terheltük meg.",
    children: <Button variant="secondary">Fizetek újra</Button>,
  },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button");
    await expect(button.offsetWidth).toBeLessThan((button.parentElement?.offsetWidth ?? 0) - 1);
  },
};
