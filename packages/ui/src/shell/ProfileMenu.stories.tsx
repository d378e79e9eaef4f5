import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { ProfileMenu } from "./ProfileMenu.tsx";

const meta = {
  component: ProfileMenu,
  args: {
    user: { name: "Kovács Anna" },
    links: [
      { href: "/profil/szemelyes-adatok", label: "Személyes adatok", icon: "user" },
      { href: "/profil/szallitasi-cimeim", label: "Szállítási címeim", icon: "truck" },
      { href: "/profil/bevasarlolistaim", label: "Bevásárlólistáim", icon: "list" },
      { href: "/profil/eddigi-megrendeleseim", label: "Eddigi megrendeléseim", icon: "basket" },
      { href: "/profil/korabban-rendelt", label: "Korábban rendelt termékek", icon: "clock" },
    ],
    onLogOut: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ display: "flex", justifyContent: "end", alignItems: "start", minHeight: "24rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  name: "[NAV-2] Guest",
  args: { user: null },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Belépés / Regisztráció" });
    await expect(link).toHaveAttribute("href", "/belepes");
  },
};

export const Closed: Story = {};
export const LongName: Story = { args: { user: { name: "Hódmezővásárhelyi-Szentgyörgyi Kristóf Ágoston" } } };

export const Open: Story = {
  tags: ["opened"],
  name: "[NAV-2] Open",
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Kovács Anna" });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await expect(await canvas.findAllByRole("link")).toHaveLength(5);
  },
};

export const LoggingOut: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Kovács Anna" });
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole("button", { name: "Kijelentkezés" }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  },
};

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole("button", { name: "Kovács Anna" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await canvas.findByRole("link", { name: "Személyes adatok" });
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Személyes adatok" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(trigger).toHaveFocus();
    await expect(trigger).toHaveAttribute("aria-expanded", "false");
  },
};
