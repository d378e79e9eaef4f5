import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { ComboBox } from "./ComboBox.tsx";

const options = Array.from({ length: 300 }, (_, index) => ({ id: String(index), label: `${index + 1}. utca` }));

const meta = {
  component: ComboBox,
  args: { label: "Utca", options: options.slice(0, 30), value: null, onChange: fn(), onBlur: fn() },
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
export const Chosen: Story = { args: { value: "2", description: "Ahová szállítunk." } };
export const WithError: Story = { args: { error: "Válassz utcát a listából!" } };
export const Disabled: Story = { args: { value: "2", isDisabled: true } };

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
    await expect(screen.queryByRole("option")).toBeNull();
    const isActive = async (name: string) => {
      const { id } = await screen.findByRole("option", { name });
      await waitFor(() => expect(field).toHaveAttribute("aria-activedescendant", id));
    };
    await step("Alt and Down open the list, Alt and Up close it", async () => {
      await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
      await expect(await screen.findAllByRole("option")).toHaveLength(30);
      await expect(field).not.toHaveAttribute("aria-activedescendant");
      await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
      await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
    });
    await step("Down opens the list and goes from option to option", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      await isActive("2. utca");
      await userEvent.keyboard("{PageDown}");
      await isActive("12. utca");
      await userEvent.keyboard("{PageUp}{PageUp}{ArrowUp}");
      await isActive("30. utca");
      await expect(screen.getByRole("option", { name: "30. utca" })).toBeVisible();
    });
    await step("Escape closes the list and chooses nothing", async () => {
      await userEvent.keyboard("{Escape}");
      await waitFor(() => expect(screen.queryByRole("option")).toBeNull());
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step("Enter chooses", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{Enter}");
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith("1"));
      await expect(field).toHaveFocus();
    });
    await step("Tab takes the active option along", async () => {
      await userEvent.keyboard("{ArrowDown}{Tab}");
      await expect(field).not.toHaveFocus();
      await expect(args.onChange).toHaveBeenCalledTimes(2);
    });
  },
};

export const LeftWithText: Story = {
  tags: ["behaviour"],
  name: "[COMBO-2] A text that names an option chooses it, and any other gives way to the chosen one",
  play: async ({ args }) => {
    const field = screen.getByRole("combobox", { name: /Utca/ });
    await userEvent.type(field, "7. UTCA");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith("6");
    await expect(args.onBlur).toHaveBeenCalledOnce();
    await userEvent.type(field, "fasor{Enter}");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(field).not.toHaveValue("fasor");
  },
};

export const InAForm: Story = {
  tags: ["behaviour"],
  name: "A form sends the id, and Enter on an open list does not send it",
  args: { name: "street" },
  render: (args) => (
    <form aria-label="Cím" onSubmit={(event) => event.preventDefault()}>
      <ComboBox {...args} value="4" />
      <button type="submit">Tovább</button>
    </form>
  ),
  play: async () => {
    const form = screen.getByRole<HTMLFormElement>("form");
    const sent = fn();
    form.addEventListener("submit", sent);
    await expect([...new FormData(form)]).toEqual([["street", "4"]]);
    await userEvent.type(screen.getByRole("combobox"), "utca{Enter}");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const NoMatch: Story = {
  tags: ["opened"],
  play: async () => {
    await userEvent.type(screen.getByRole("combobox", { name: /Utca/ }), "fasor");
    await waitFor(() => expect(screen.getByText("Nincs ilyen elem")).toBeVisible());
  },
};
