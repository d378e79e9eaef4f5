import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ComboBox } from "./ComboBox.tsx";

const options = Array.from({ length: 300 }, (_, index) => ({ id: String(index), label: `${index + 1}. utca` }));

const meta = {
  component: ComboBox,
  args: { label: "Utca", options: options.slice(0, 30), value: null, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "26rem", maxWidth: "20rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const TooMany: Story = {
  tags: ["opened"],
  name: "[COMBO-1] Too many",
  args: { options },
  play: async () => {
    await userEvent.click(screen.getByRole("combobox", { name: /Utca/ }));
    await waitFor(() =>
      expect(screen.getByText("Szűkítse a keresést! Maximum 250 elemet tudunk megjeleníteni")).toBeVisible(),
    );
    await expect(screen.getAllByRole("option")).toHaveLength(250);
  },
};

export const Choosing: Story = {
  tags: ["behaviour"],
  name: "[COMBO-2] Choosing",
  play: async ({ args }) => {
    await userEvent.type(screen.getByRole("combobox", { name: /Utca/ }), "29");
    await userEvent.click(await screen.findByRole("option", { name: "29. utca" }));
    await expect(args.onChange).toHaveBeenLastCalledWith("28");
  },
};

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  name: "[COMBO-2] By keyboard",
  play: async ({ args, step }) => {
    await userEvent.tab();
    const field = screen.getByRole("combobox", { name: /Utca/ });
    await expect(field).toHaveFocus();
    await step("Down opens the list and goes from option to option", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      const second = await screen.findByRole("option", { name: "2. utca" });
      await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant", second.id));
    });
    await step("Escape closes the list and chooses nothing", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
      await expect(args.onChange).not.toHaveBeenCalledWith("1");
    });
    await step("Enter chooses", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("1"));
      await expect(field).toHaveFocus();
    });
  },
};

export const NoMatch: Story = {
  tags: ["opened"],
  play: async () => {
    await userEvent.type(screen.getByRole("combobox", { name: /Utca/ }), "fasor");
    await waitFor(() => expect(screen.getByText("Nincs ilyen elem")).toBeVisible());
  },
};
