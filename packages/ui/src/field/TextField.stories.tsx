import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Button } from "../button/Button.tsx";
import { TextField } from "./TextField.tsx";

const meta = {
  component: TextField,
  args: { label: "Irányítószám", description: "Négy számjegy, például 1186", onChange: fn() },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const EmptyTyped: Story = {
  ...Empty,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("textbox", { name: "Irányítószám" }), "1186");
    await expect(args.onChange).toHaveBeenLastCalledWith("1186");
  },
};
export const Filled: Story = { args: { defaultValue: "1186" } };
export const Wrong: Story = {
  args: { defaultValue: "0000", error: "Nem létező irányítószám!" },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Irányítószám" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Nem létező irányítószám!/);
  },
};
export const Beside: Story = {
  name: "A button beside the field, and the error below both",
  args: {
    defaultValue: "0000",
    error: "Nem létező irányítószám!",
    beside: <Button variant="secondary">Kiválasztom</Button>,
  },
  play: async ({ canvas }) => {
    const error = canvas.getByText("Nem létező irányítószám!").getBoundingClientRect();
    for (const part of [canvas.getByRole("textbox"), canvas.getByRole("button")])
      await expect(part.getBoundingClientRect().bottom).toBeLessThan(error.top);
  },
};
export const MoreContrast: Story = {
  globals: { contrast: "more" },
  play: async ({ canvasElement }) => {
    const shown = getComputedStyle(canvasElement);
    await expect(shown.getPropertyValue("--k-line-strong")).toBe(shown.getPropertyValue("--k-ink"));
  },
};
export const Disabled: Story = { args: { isDisabled: true, defaultValue: "1186" } };
