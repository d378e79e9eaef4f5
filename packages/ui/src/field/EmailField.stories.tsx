import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryFields } from "../stories/StoryFields.tsx";
import { EmailField } from "./EmailField.tsx";

interface EmailProps {
  readonly value?: string;
  readonly error?: string;
}

const Email = ({ value = "", error }: EmailProps) => (
  <StoryFields
    labels={{ email: "E-mail cím" }}
    values={{ email: value }}
    errors={error === undefined ? {} : { email: error }}
  >
    {(field) => <EmailField {...field("email")} description="Ide küldjük a visszaigazolást." />}
  </StoryFields>
);

const meta = { component: Email } satisfies Meta<typeof Email>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "kovacs.anna@pelda.hu" } };
export const Wrong: Story = { args: { value: "anna@localhost", error: "Ez az e-mail cím nem érvényes!" } };
