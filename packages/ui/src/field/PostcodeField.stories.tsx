import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { PostcodeField } from "./PostcodeField.tsx";

const meta = {
  component: PostcodeField,
  args: {
    label: "Irányítószám",
    name: "postcode",
    description: "Négy számjegy, például 1186",
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
} satisfies Meta<typeof PostcodeField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "1186" } };
export const Wrong: Story = { args: { value: "1999", error: "Nem létező irányítószám!" } };
