import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { storyForm, useLiveText } from "../stories/storyForm.ts";
import { ContactFields } from "./ContactFields.tsx";

const labels = { name: "Név", email: "E-mail cím", telephone: "Telefonszám" };

const meta = {
  component: ContactFields,
  args: { field: storyForm({ labels }).text },
  render: function Live({ field, ...args }) {
    return (
      <div style={{ maxWidth: "30rem" }}>
        <ContactFields {...args} field={useLiveText(field)} />
      </div>
    );
  },
} satisfies Meta<typeof ContactFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const textbox = (name: string) => within(canvasElement).getByRole("textbox", { name });
    await expect(textbox("Név")).toHaveAttribute("autocomplete", "name");
    await expect(textbox("E-mail cím")).toHaveAttribute("autocomplete", "email");
    await expect(textbox("E-mail cím")).toHaveAttribute("inputmode", "email");
    await expect(textbox("Telefonszám")).toHaveAttribute("autocomplete", "tel");
    await expect(textbox("Telefonszám")).toHaveAttribute("inputmode", "tel");
    await expect(textbox("Telefonszám")).toHaveAttribute("enterkeyhint", "next");
  },
};
export const Filled: Story = {
  args: {
    field: storyForm({
      labels,
      values: {
        name: "Hódmezővásárhelyi-Szentgyörgyi Kristóf Ágoston",
        email: "kristof.hodmezovasarhelyi@pelda.hu",
        telephone: "36201234567",
      },
    }).text,
  },
};
export const Wrong: Story = {
  args: {
    field: storyForm({
      labels,
      values: { email: "anna@localhost" },
      errors: { name: "Kötelező mező!", email: "Ez az e-mail cím nem érvényes!", telephone: "Kötelező mező!" },
    }).text,
  },
};
