import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { PasswordField } from "../field/PasswordField.tsx";
import { FieldGroup } from "./FieldGroup.tsx";

const password = {
  label: "Jelszó",
  name: "password",
  autoComplete: "new-password",
  value: "",
  strength: null,
  onChange: fn(),
  onBlur: fn(),
  error: null,
} as const;

const meta = {
  component: FieldGroup,
  args: {
    title: "Fiók a megrendeléssel (nem kötelező)",
    description: "Ha megadsz egy jelszót, legközelebb nem kell újra kitöltened az adataidat.",
    children: <PasswordField {...password} />,
  },
} satisfies Meta<typeof FieldGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AccountWithTheOrder: Story = {
  tags: ["layout"],
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Fiók a megrendeléssel (nem kötelező)" });
    await expect(within(group).getByLabelText("Jelszó")).toBeVisible();
  },
};
export const WithoutDescription: Story = { args: { description: undefined } };
export const Wrong: Story = {
  args: { children: <PasswordField {...password} value="1234" error="A jelszó legalább 8 karakter." /> },
};
