import { passwordProblem } from "@kamra/core/form";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StoryFields } from "../stories/StoryFields.tsx";
import { PasswordField, type PasswordFieldProps } from "./PasswordField.tsx";

const commonPasswords = new Set(["jelszo123"]);

/** What the story's form does not bind itself. */
type NewPasswordProps = Partial<Omit<PasswordFieldProps, "onChange" | "onBlur" | "id">>;

const NewPassword = ({ value = "", error = null, ...given }: NewPasswordProps) => (
  <StoryFields
    labels={{ password: "Jelszó" }}
    values={{ password: value }}
    errors={error === null ? {} : { password: error }}
  >
    {(field) => (
      <PasswordField
        {...field("password")}
        autoComplete="new-password"
        strength={passwordProblem(field("password").value, { email: "anna@pelda.hu", commonPasswords })}
        {...given}
      />
    )}
  </StoryFields>
);

const meta = {
  component: NewPassword,
  args: { label: "Jelszó", name: "password", autoComplete: "new-password" },
} satisfies Meta<typeof NewPassword>;
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
