import { passwordProblem } from "@kamra/core/form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { PasswordField } from "./PasswordField.tsx";

const commonPasswords = new Set(["jelszo123"]);

const meta = {
  component: PasswordField,
  args: {
    label: "Jelszó",
    name: "password",
    autoComplete: "new-password",
    value: "",
    error: null,
    onChange: fn(),
    onBlur: fn(),
  },
  // A strength that the controls choose holds; else that of what is typed.
  render: (args) => (
    <PasswordField
      {...args}
      strength={args.strength ?? passwordProblem(args.value, { email: "anna@pelda.hu", commonPasswords })}
    />
  ),
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "30rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Typing: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByLabelText("Jelszó");
    await userEvent.type(field, "kismacs");
    await expect(canvas.getByRole("status")).toHaveTextContent("A jelszó legalább 8 karakter legyen!");
    await userEvent.type(field, "ka");
    await expect(canvas.getByRole("status")).toHaveTextContent("Ez a jelszó megfelel.");
    await expect(field).toBeValid();
  },
};

export const Guessable: Story = {
  args: { value: "Jelszo123" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/könnyen kitalálható/);
  },
};

export const Shown: Story = {
  tags: ["behaviour"],
  args: { value: "lila elefánt" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Jelszó")).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: "Jelszó megjelenítése", pressed: false }));
    await expect(canvas.getByLabelText("Jelszó")).toHaveAttribute("type", "text");
    await userEvent.click(canvas.getByRole("button", { name: "Jelszó megjelenítése", pressed: true }));
    await expect(canvas.getByLabelText("Jelszó")).toHaveAttribute("type", "password");
  },
};

export const Pasted: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByLabelText("Jelszó");
    await userEvent.click(field);
    await userEvent.paste("lila elefánt");
    await expect(field).toHaveValue("lila elefánt");
    await expect(field).toHaveAttribute("autocomplete", "new-password");
  },
};

export const Wrong: Story = {
  args: { value: "kis", error: "A jelszó legalább 8 karakter legyen!" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByLabelText("Jelszó")).toHaveAccessibleDescription(/legalább 8 karakter legyen!/);
    await expect(canvas.getAllByText("A jelszó legalább 8 karakter legyen!")).toHaveLength(1);
  },
};
