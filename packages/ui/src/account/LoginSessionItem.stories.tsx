import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { LoginSessionItem } from "./LoginSessionItem.tsx";

const session = {
  id: "1",
  device: "Chrome, Windows",
  createdAt: "2026-11-20T08:30:00Z",
  lastUsedAt: "2026-11-26T17:22:00Z",
  isCurrent: false,
};

const meta = {
  component: LoginSessionItem,
  args: { session, now: new Date("2026-11-27T10:00:00Z"), onEnd: fn() },
} satisfies Meta<typeof LoginSessionItem>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Other: Story = {};
export const OtherPressed: Story = {
  ...Other,
  name: "[SESS-9] Another device",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const item = within(within(canvasElement).getByRole("article", { name: "Chrome, Windows" }));
    await expect(item.getByText("Utoljára használva: november 26. 18:22")).toBeVisible();
    await userEvent.click(
      item.getByRole("button", { name: "Kiléptetés: Chrome, Windows, Belépés: november 20. 09:30" }),
    );
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const Current: Story = {
  name: "[SESS-9] This device",
  args: { session: { ...session, isCurrent: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Ez az eszköz")).toBeVisible();
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

export const Unknown: Story = {
  name: "[SESS-9] Unknown device",
  args: { session: { ...session, device: null } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("article", { name: "Ismeretlen eszköz" })).toBeVisible();
  },
};

export const Busy: Story = { args: { isPending: true } };
