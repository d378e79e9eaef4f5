import type { Meta, StoryObj } from "@storybook/react-vite";
import { StoryFields } from "../stories/StoryFields.tsx";
import { EmailField, type EmailFieldProps } from "./EmailField.tsx";

/** What the story's form does not bind itself. */
type EmailProps = Partial<Omit<EmailFieldProps, "onChange" | "onBlur" | "id">>;

const Email = ({ value = "", error = null, ...given }: EmailProps) => (
  <StoryFields
    labels={{ email: "E-mail cím" }}
    values={{ email: value }}
    errors={error === null ? {} : { email: error }}
  >
    {(field) => <EmailField {...field("email")} {...given} />}
  </StoryFields>
);

const meta = {
  component: Email,
  args: { label: "E-mail cím", name: "email", description: "Ide küldjük a visszaigazolást." },
} satisfies Meta<typeof Email>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: "kovacs.anna@pelda.hu" } };
export const Wrong: Story = { args: { value: "anna@localhost", error: "Ez az e-mail cím nem érvényes!" } };
