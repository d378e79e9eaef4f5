import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SavedCardItem } from "./SavedCardItem.tsx";

const meta = {
  component: SavedCardItem,
  args: {
    title: "Kovács Anna",
    isDefault: false,
    editHref: "/profil/szallitasi-cimeim?cim=1",
    onMakeDefault: fn(),
    onRemove: fn(),
    children: <p>6720 Szeged, Tisza Lajos körút 103., 2/14</p>,
  },
} satisfies Meta<typeof SavedCardItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = {};
export const OnePressed: Story = {
  ...One,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const card = within(within(canvasElement).getByRole("article", { name: "Kovács Anna" }));
    await expect(card.getByRole("link", { name: "Módosítás: Kovács Anna" })).toHaveAttribute("href", args.editHref);
    await userEvent.click(card.getByRole("button", { name: "Legyen ez az alapértelmezett: Kovács Anna" }));
    await expect(args.onMakeDefault).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole("button", { name: "Törlés: Kovács Anna" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Default: Story = {
  args: { isDefault: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Alapértelmezett")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button", { name: /alapértelmezett/ })).toBeNull();
  },
};

export const BankCard: Story = {
  name: "[PAY-3] Bank card",
  args: {
    title: "Közös kártya\u00a0· VISA\u00a0· ••••\u00a04242\u00a0· lejár:\u00a012/28",
    editHref: null,
    children: undefined,
  },
};

export const Busy: Story = { args: { isPending: true } };
