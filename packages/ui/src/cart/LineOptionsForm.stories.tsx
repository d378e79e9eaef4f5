import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { milk } from "../stories/products.ts";
import { LineOptionsForm } from "./LineOptionsForm.tsx";

const meta = {
  component: LineOptionsForm,
  parameters: { isChangedInPart: true },
  args: {
    product: { ...milk, sliceable: true, giftMessageAvailable: true },
    value: { sliced: false, additionalInformation: null },
    onChange: fn(),
  },
} satisfies Meta<typeof LineOptionsForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sliced: Story = { args: { product: { ...milk, sliceable: true } } };
export const SlicedPressed: Story = {
  ...Sliced,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("checkbox", { name: "Szeletelve kérem" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ sliced: true });
  },
};
export const Gift: Story = { args: { product: { ...milk, giftMessageAvailable: true } } };
export const GiftPressed: Story = {
  ...Gift,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement);
    const toggle = form.getByRole("button", { name: "Ajándékba adom" });
    await userEvent.click(toggle);
    await expect(form.getByRole("textbox", { name: /Üzenet a kártyára/ })).toHaveFocus();
    await userEvent.keyboard(" Boldog születésnapot ");
    await userEvent.selectOptions(form.getByRole("combobox", { name: "A masni színe" }), "piros");
    await userEvent.click(form.getByRole("button", { name: "Mentem az üzenetet" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      additionalInformation: { giftCardText: "Boldog születésnapot", ribbonColor: "piros" },
    });
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(form.queryByRole("textbox")).toBeNull();
  },
};
export const GiftSaved: Story = {
  args: { value: { sliced: true, additionalInformation: { giftCardText: "Boldog névnapot", ribbonColor: "kék" } } },
};
export const Neither: Story = {
  args: { product: milk },
  parameters: { rendersNothingOnServer: "this product is neither sliced nor given as a present" },
};
