import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { EmailField } from "./EmailField.tsx";

const meta = {
  component: EmailField,
  args: {
    label: "E-mail cím",
    name: "email",
    description: "Ide küldjük a visszaigazolást.",
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
} satisfies Meta<typeof EmailField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "kovacs.anna@pelda.hu" } };
export const Wrong: Story = { args: { value: "anna@localhost", error: "Ez az e-mail cím nem érvényes!" } };
