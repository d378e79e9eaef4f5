import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { EmailField } from "./EmailField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { PhoneField } from "./PhoneField.tsx";
import { PostcodeField } from "./PostcodeField.tsx";

/** The events of every field. */
const meta = {
  component: EmailField,
  tags: ["!manifest", "!autodocs"],
  args: { id: "field", name: "field", label: "Mező", value: "", error: null, onChange: fn(), onBlur: fn() },
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

const play: Story["play"] = async ({ canvasElement, args }) => {
  await userEvent.type(within(canvasElement).getByLabelText(/^Mező/), "1");
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onBlur).not.toHaveBeenCalled();
  await userEvent.tab();
  await expect(args.onBlur).toHaveBeenCalledOnce();
};

export const Email: Story = {
  tags: ["behaviour"],
  play,
};
export const Phone: Story = {
  tags: ["behaviour"],
  render: ({ id, name, label, value, error, onChange, onBlur }) => (
    <PhoneField {...{ id, name, label, value, error, onChange, onBlur }} />
  ),
  play,
};
export const Postcode: Story = {
  tags: ["behaviour"],
  render: ({ id, name, label, value, error, onChange, onBlur }) => (
    <PostcodeField {...{ id, name, label, value, error, onChange, onBlur }} />
  ),
  play,
};

const onFocus = fn();
export const Password: Story = {
  tags: ["behaviour"],
  render: ({ id, name, label, value, error, onChange, onBlur }) => (
    <PasswordField {...{ id, name, label, value, error, onChange, onBlur, onFocus }} autoComplete="current-password" />
  ),
  play: async (context) => {
    await play(context);
    await expect(onFocus).toHaveBeenCalledOnce();
  },
};
