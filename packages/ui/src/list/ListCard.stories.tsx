import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ListCard } from "./ListCard.tsx";

const meta = {
  component: ListCard,
  args: {
    name: "Hétvégi nagybevásárlás",
    href: "/profil/bevasarlolistaim/1",
    productCount: 12,
    changedAt: "2026-11-21T09:55:00Z",
    now: new Date("2026-11-21T10:00:00Z"),
    people: [
      { id: "1", name: "Kovács Anna" },
      { id: "2", name: "Őszi Béla" },
    ],
  },
} satisfies Meta<typeof ListCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Owned: Story = {
  args: { onRename: fn(), onRemove: fn() },
};
export const OwnedPressed: Story = {
  ...Owned,
  name: "[LIST-5] Owned",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole("button", { name: "Átnevezés: Hétvégi nagybevásárlás" }));
    await expect(args.onRename).toHaveBeenCalledOnce();
    await userEvent.click(card.getByRole("button", { name: "Törlés: Hétvégi nagybevásárlás" }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(card.queryByRole("button", { name: /^Kilépés/ })).toBeNull();
  },
};
export const Shared: Story = {
  args: { onLeave: fn() },
};
export const SharedPressed: Story = {
  ...Shared,
  name: "[LIST-5] Shared",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const card = within(canvasElement);
    await userEvent.click(card.getByRole("button", { name: "Kilépés a listából: Hétvégi nagybevásárlás" }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(card.getAllByRole("button")).toHaveLength(1);
  },
};
export const Empty: Story = { args: { productCount: 0, people: [{ id: "1", name: "Kovács Anna" }] } };
export const LongName: Story = {
  args: { name: "Karácsonyi-szilveszteri-nagybevásárlás az egész rokonságnak, Debrecenbe szállítva" },
};
