import type { ProductFilters } from "@kamra/core/catalogue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { facets } from "../stories/facets.ts";
import { ActiveFilters, type ActiveFiltersProps } from "./ActiveFilters.tsx";

const WithPage = (props: ActiveFiltersProps) => {
  const [value, setValue] = useState<ProductFilters>(props.value);
  return (
    <ActiveFilters
      {...props}
      value={value}
      onChange={(filters) => {
        props.onChange(filters);
        setValue(filters);
      }}
    />
  );
};

const meta = {
  component: ActiveFilters,
  args: {
    facets,
    value: { categoryId: "4", discounted: true, priceFrom: 500, priceTo: 1500, attributes: { brand: ["b8"] } },
    onChange: fn(),
  },
  render: (args) => <WithPage key={JSON.stringify(args.value)} {...args} />,
} satisfies Meta<typeof ActiveFilters>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};

export const Removing: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const chips = within(canvasElement);
    await userEvent.click(chips.getByRole("button", { name: "Szűrő törlése: Tarka" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      categoryId: "4",
      discounted: true,
      priceFrom: 500,
      priceTo: 1500,
    });
    await expect(chips.getByRole("group", { name: "Beállított szűrők" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ categoryId: "4", priceFrom: 500, priceTo: 1500 });
  },
};
