import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { beerLine, milkLine, tomatoLine } from "../stories/carts.ts";
import { SubstitutionFields } from "./SubstitutionFields.tsx";

const meta = {
  component: SubstitutionFields,
  args: { lines: [milkLine, tomatoLine, beerLine], onChange: fn() },
} satisfies Meta<typeof SubstitutionFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SameForAll: Story = {
  tags: ["layout"],
};
export const SameForAllChosen: Story = {
  ...SameForAll,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const fields = within(canvasElement);
    const forAll = fields.getByRole("combobox", { name: "Ha valami elfogyott" });
    await expect(forAll).toHaveDisplayValue("Hagyjátok ki");
    await userEvent.selectOptions(forAll, "Hívjatok fel");
    await expect(args.onChange).toHaveBeenLastCalledWith("CALL_ME");
  },
};
export const Mixed: Story = {
  args: { lines: [{ ...milkLine, substitution: "CALL_ME" }, tomatoLine] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("combobox", { name: "Ha valami elfogyott" })).toHaveDisplayValue(
      "Tételenként választottál",
    );
  },
};
export const OneLine: Story = { args: { lines: [milkLine] } };
