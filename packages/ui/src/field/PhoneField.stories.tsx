import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { defaultSettings } from "@kamra/core";
import { SettingsProvider } from "../settings/SettingsProvider.tsx";
import { PhoneField } from "./PhoneField.tsx";

const meta = {
  component: PhoneField,
  args: {
    label: "Telefonszám",
    name: "telephone",
    value: "",
    error: null,
    onChange: fn(),
    onBlur: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

const fieldIn = (element: HTMLElement) => within(element).getByRole("textbox", { name: /^Telefonszám/ });

export const Empty: Story = {};
export const Optional: Story = {
  args: { isOptional: true },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveAccessibleName("Telefonszám (nem kötelező)");
  },
};
export const Filled: Story = {
  args: { value: "36201234567" },
  play: async ({ canvasElement }) => {
    await expect(fieldIn(canvasElement)).toHaveValue("20 123 4567");
  },
};

export const Pasted: Story = {
  tags: ["behaviour"],
  name: "[FORM-2] Pasted",
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.click(field);
    await userEvent.paste("+36 (20) 123-45-67");
    await expect(args.onChange).toHaveBeenLastCalledWith("36201234567");
    await userEvent.tab();
    await expect(field).toHaveValue("20 123 4567");
    await userEvent.click(field);
    await userEvent.paste("+49 30 123456");
    await expect(field).toHaveValue("20 123 4567");
    await expect(args.onChange).toHaveBeenLastCalledWith("36201234567");
  },
};

export const PastedFromContacts: Story = {
  tags: ["behaviour"],
  name: "[FORM-6] Pasted with what nobody sees",
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    for (const paste of [
      "\u202a+36301234567\u202c",
      "\u200e+36 30 123 4567",
      "tel:+36301234567",
      "+36 (0)30 123 4567",
    ]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(paste);
      await expect(args.onChange).toHaveBeenLastCalledWith("36301234567");
      await userEvent.tab();
      await expect(field).toHaveValue("30 123 4567");
    }
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste("+49 30 123456");
    await expect(field).toHaveValue("+49 30 123456");
    await expect(args.onChange).toHaveBeenLastCalledWith("+49 30 123456");
  },
};

export const Typed: Story = {
  tags: ["behaviour"],
  name: "[FORM-2] Typed",
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await userEvent.type(field, "06 1/2345678");
    await expect(field).toHaveValue("06 12345678");
    await userEvent.tab();
    await expect(field).toHaveValue("1 234 5678");
    await userEvent.clear(field);
    await expect(args.onChange).toHaveBeenLastCalledWith("");
  },
};

export const Wrong: Story = { args: { value: "3620123", error: "Ez a telefonszám nem érvényes!" } };

export const OfAnotherCountry: Story = {
  tags: ["behaviour"],
  name: "[CONST-1] Of another country",
  args: { value: "40722123456" },
  decorators: [
    (Shown) => (
      <SettingsProvider settings={{ ...defaultSettings, callingCode: "40" }}>
        <Shown />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const field = fieldIn(canvasElement);
    await expect(within(canvasElement).getByText("+40")).toBeVisible();
    await userEvent.clear(field);
    await userEvent.paste("+40 733 555 111");
    await expect(args.onChange).toHaveBeenLastCalledWith("40733555111");
    await expect(field).toHaveValue("733 555 111");
  },
};
