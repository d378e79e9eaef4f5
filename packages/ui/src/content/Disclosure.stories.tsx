import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { Disclosure } from "./Disclosure.tsx";

const meta = {
  component: Disclosure,
  args: {
    id: "idosavok",
    title: "Mikor jön a futár?",
    children: <p>Kétórás idősávban, hétfőtől szombatig 7 és 21, vasárnap 9 és 17 óra között.</p>,
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const ClosedPressed: Story = {
  ...Closed,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Kétórás/)).not.toBeVisible();
    await userEvent.click(canvas.getByText("Mikor jön a futár?"));
    await expect(canvas.getByText(/Kétórás/)).toBeVisible();
  },
};
export const Open: Story = { args: { isOpen: true } };
