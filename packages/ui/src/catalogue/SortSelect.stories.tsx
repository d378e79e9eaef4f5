import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { SortSelect } from "./SortSelect.tsx";

const meta = {
  component: SortSelect,
  args: {
    value: { sort: "PREFIXBOX_SCORE", direction: "DESC" },
    options: [
      { sort: "PREFIXBOX_SCORE", direction: "DESC" },
      { sort: "PRICE", direction: "ASC" },
      { sort: "PRICE", direction: "DESC" },
      { sort: "UNIT_PRICE", direction: "ASC" },
      { sort: "NAME", direction: "ASC" },
      { sort: "CREATED_AT", direction: "DESC" },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SortSelect>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Category: Story = {};
export const CategoryChosen: Story = {
  ...Category,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.selectOptions(
      within(canvasElement).getByRole("combobox", { name: "Rendezés" }),
      "Ár szerint csökkenő",
    );
    await expect(args.onChange).toHaveBeenCalledWith({ sort: "PRICE", direction: "DESC" });
  },
};
