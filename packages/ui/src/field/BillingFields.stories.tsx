import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { storyForm, useLive } from "../stories/storyForm.ts";
import { BillingFields } from "./BillingFields.tsx";

const labels = {
  name: "Név",
  vatNumber: "Adószám",
  postcode: "Irányítószám",
  city: "Település",
  street: "Utca",
  houseNumber: "Házszám",
  floorDoor: "Emelet, ajtó",
  note: "Megjegyzés",
};

const bound = (state: Omit<Parameters<typeof storyForm>[0], "labels">) => {
  const { text: field, toggle } = storyForm<keyof typeof labels, "isCompany">({ ...state, labels });
  return { field, company: toggle("isCompany") };
};

const place = { postcode: "1186", city: "Budapest", street: "Közdűlő út", houseNumber: "46-50" };

const meta = {
  component: BillingFields,
  args: {
    lookup: { status: "found", places: [{ postcode: "1186", city: "Budapest" }] },
    ...bound({ values: { name: "Kovács Anna", ...place } }),
  },
  render: function Live({ field, company, ...args }) {
    const { text, toggle } = useLive({ text: field, toggle: (_name: "isCompany") => company });
    return (
      <div style={{ maxWidth: "30rem" }}>
        <BillingFields {...args} field={text} company={toggle("isCompany")} />
      </div>
    );
  },
} satisfies Meta<typeof BillingFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Person: Story = {};
export const PersonToCompany: Story = {
  ...Person,
  name: "[LAW-5] A company has a name and a tax number",
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole("textbox", { name: "Adószám" })).toBeNull();
    await userEvent.click(canvas.getByRole("checkbox", { name: "Céges számlát kérek" }));
    await expect(canvas.getByRole("textbox", { name: "Cégnév" })).toHaveAttribute(
      "autocomplete",
      "billing organization",
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "Adószám" }), "12345676241");
    await expect(canvas.getByRole("textbox", { name: "Adószám" })).toHaveValue("12345676-2-41");
  },
};
export const Company: Story = {
  args: bound({ ticked: ["isCompany"], values: { name: "Pék és Társa Bt.", vatNumber: "12345676-2-41", ...place } }),
};
export const Wrong: Story = {
  args: bound({
    ticked: ["isCompany"],
    values: { name: "Pék és Társa Bt.", vatNumber: "12345" },
    errors: { vatNumber: "Ez nem adószám.", postcode: "Ezt add meg!" },
  }),
};
export const AddressKnown: Story = { args: { hasAddress: false } };
