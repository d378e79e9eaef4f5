import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { beerLine, lineOf, milkLine, tomatoLine } from "../stories/carts.ts";
import { longName, soldOut, yoghurt } from "../stories/products.ts";
import { LineOptionsForm } from "./LineOptionsForm.tsx";
import { CartLineRow } from "./CartLineRow.tsx";

const meta = {
  component: CartLineRow,
  args: { line: milkLine, href: "/termekek/friss-tej", onQuantityChange: fn(), onRemove: fn() },
} satisfies Meta<typeof CartLineRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Regular: Story = {};
export const RegularPressed: Story = {
  ...Regular,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const row = within(canvasElement);
    await userEvent.click(row.getByRole("button", { name: /^Több/ }));
    await expect(args.onQuantityChange).toHaveBeenLastCalledWith({ quantity: 7, quantityType: "default" });
  },
};
export const Removed: Story = {
  tags: ["behaviour", "usual-text"],
  // No phone has room for the button.
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: /^Kivétel a kosárból: / }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};
export const ByThePiece: Story = { args: { line: tomatoLine } };
export const Reduced: Story = { args: { line: lineOf(yoghurt, 2) } };
export const WithDeposit: Story = { args: { line: beerLine } };
export const BeingUpdated: Story = { args: { isPending: true } };
export const Failed: Story = { args: { error: "Hiba történt a kosár frissítése közben" } };
export const NoLongerAvailable: Story = { args: { line: lineOf(soldOut, 1) } };
export const Substituted: Story = {
  tags: ["layout"],
  args: { onSubstitute: fn() },
};
export const SubstitutedChosen: Story = {
  ...Substituted,
  name: "[SPEC-1] Asks what to do when its product has run out",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const wish = within(canvasElement).getByRole("combobox", { name: `Ha elfogyott: ${milkLine.product.name}` });
    await expect(wish).toHaveDisplayValue("Hagyjátok ki, ha elfogyott");
    await userEvent.selectOptions(wish, "Hasonlót kérek, ha elfogyott");
    await expect(args.onSubstitute).toHaveBeenLastCalledWith("SIMILAR");
  },
};
export const WithOptions: Story = {
  args: {
    children: (
      <LineOptionsForm
        product={{ ...milkLine.product, sliceable: true, giftMessageAvailable: true }}
        value={milkLine}
        onChange={fn()}
      />
    ),
  },
};
export const LongName: Story = { args: { line: lineOf(longName, 12) } };
