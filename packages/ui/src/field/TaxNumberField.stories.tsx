import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { StoryFields } from "../stories/StoryFields.tsx";
import { TaxNumberField } from "./TaxNumberField.tsx";

const TaxNumber = ({ value = "", error }: { readonly value?: string; readonly error?: string }) => (
  <StoryFields
    labels={{ vatNumber: "Adószám" }}
    values={{ vatNumber: value }}
    errors={error === undefined ? {} : { vatNumber: error }}
  >
    {(field) => <TaxNumberField {...field("vatNumber")} />}
  </StoryFields>
);

const meta = { component: TaxNumber } satisfies Meta<typeof TaxNumber>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Typed: Story = {
  tags: ["behaviour"],
  name: "[LAW-5] Typed without hyphens",
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Adószám" });
    await userEvent.type(field, "12345676241");
    await expect(field).toHaveValue("12345676-2-41");
  },
};
export const Wrong: Story = {
  args: { value: "DE123456789", error: "Az adószám így néz ki: 12345678-1-23" },
};
