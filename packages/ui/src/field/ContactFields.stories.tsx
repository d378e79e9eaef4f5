import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { StoryFields } from "../stories/StoryFields.tsx";
import { ContactFields } from "./ContactFields.tsx";

const labels = { name: "Név", email: "E-mail cím", telephone: "Telefonszám" };
type Texts = Partial<Readonly<Record<keyof typeof labels, string>>>;

const Contact = ({ values = {}, errors = {} }: { readonly values?: Texts; readonly errors?: Texts }) => (
  <StoryFields labels={labels} values={values} errors={errors}>
    {(field) => <ContactFields field={field} />}
  </StoryFields>
);

const meta = { component: Contact } satisfies Meta<typeof Contact>;
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
    values: {
      name: "Hódmezővásárhelyi-Szentgyörgyi Kristóf Ágoston",
      email: "kristof.hodmezovasarhelyi@pelda.hu",
      telephone: "36201234567",
    },
  },
};
export const Wrong: Story = {
  args: {
    values: { email: "anna@localhost" },
    errors: { name: "Kötelező mező!", email: "Ez az e-mail cím nem érvényes!", telephone: "Kötelező mező!" },
  },
};
