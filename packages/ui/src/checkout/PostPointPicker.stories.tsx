import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { postPoints as points } from "../stories/postPoints.ts";
import { PostPointPicker } from "./PostPointPicker.tsx";

const meta = {
  component: PostPointPicker,
  args: { points, selected: null, onSelect: fn() },
} satisfies Meta<typeof PostPointPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListPressed: Story = {
  ...List,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: /Rókus/ }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(points[2]);
  },
};
export const OnTheMap: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const picker = within(canvasElement);
    await userEvent.click(picker.getByRole("button", { name: "Szeged 1 posta" }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(points[0]);
    const map = picker.getByRole("group");
    map.focus();
    const place = () => picker.getByRole("button", { name: "Szeged 1 posta" }).style.left;
    const before = Number.parseFloat(place());
    await userEvent.keyboard("{ArrowLeft}");
    // The map moved to the left, so its places are further right.
    await expect(Number.parseFloat(place())).toBeGreaterThan(before);
    await userEvent.click(picker.getByRole("button", { name: "Közelebb" }));
    await userEvent.click(picker.getByRole("button", { name: "Távolabb" }));
    await userEvent.click(picker.getByRole("button", { name: "Távolabb" }));
    await expect(picker.getByRole("button", { name: "Szeged Rókus csomagpont" })).toBeVisible();
  },
};
export const Chosen: Story = { args: { selected: points[1] ?? null } };
export const Loading: Story = { args: { points: null } };
export const None: Story = { args: { points: [] } };
