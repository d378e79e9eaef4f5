import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { facets } from "../stories/facets.ts";
import { FilterPanel, type FilterPanelProps, type KeptAllergens } from "./FilterPanel.tsx";

const meta = {
  component: FilterPanel,
  args: { facets, value: { categoryId: "4" }, onChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "16rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FilterPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Nothing: Story = {};
export const Some: Story = {
  args: {
    value: {
      categoryId: "4",
      discounted: true,
      priceFrom: 500,
      attributes: { brand: ["b8"], diet: ["d1"] },
      withoutAllergens: ["milk"],
    },
  },
};

export const Choosing: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args, step }) => {
    const panel = within(canvasElement);
    await step("options widen within an attribute", async () => {
      await userEvent.click(panel.getByRole("checkbox", { name: /Hajnal/ }));
      await userEvent.click(panel.getByRole("checkbox", { name: /Dióhéj/ }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ categoryId: "4", attributes: { brand: ["b0", "b2"] } });
    });
    await step("more options come on demand", async () => {
      await userEvent.click(panel.getByRole("button", { name: "További 3" }));
      await expect(panel.getByText("Tarka", { exact: false })).toBeVisible();
    });
    await step("a price is taken on Enter", async () => {
      await userEvent.type(panel.getByRole("textbox", { name: "Legtöbb" }), "1 500{Enter}");
      await expect(args.onChange).toHaveBeenLastCalledWith({
        categoryId: "4",
        attributes: { brand: ["b0", "b2"] },
        priceTo: 1500,
      });
    });
    await step("[ALLERGEN-1] allergens are left out", async () => {
      await userEvent.click(panel.getByRole("checkbox", { name: "tej" }));
      await expect(args.onChange).toHaveBeenLastCalledWith({
        categoryId: "4",
        attributes: { brand: ["b0", "b2"] },
        priceTo: 1500,
        withoutAllergens: ["milk"],
      });
    });
    await step("everything the shopper set goes, the category stays", async () => {
      await userEvent.click(panel.getByRole("button", { name: "Szűrők törlése" }));
      await expect(args.onChange).toHaveBeenLastCalledWith({ categoryId: "4" });
    });
  },
};

/** A shop that keeps what the shopper avoids. */
const KeepingPanel = (props: FilterPanelProps) => {
  const [avoided, setAvoided] = useState<KeptAllergens["avoided"]>([]);
  return <FilterPanel {...props} allergens={{ avoided, onAvoid: setAvoided }} />;
};

export const KeepingAllergens: Story = {
  tags: ["behaviour"],
  name: "[ALLERGEN-3] Keeping allergens",
  render: (args) => <KeepingPanel {...args} />,
  play: async ({ canvasElement, step }) => {
    const panel = within(canvasElement);
    const keep = () => panel.queryByRole("button", { name: "Megjegyzem minden listához" });
    await expect(keep()).toBeNull();
    await step("what the list leaves out is kept with one press, and the panel says so", async () => {
      await userEvent.click(panel.getByRole("checkbox", { name: "tej" }));
      await userEvent.click(panel.getByRole("button", { name: "Megjegyzem minden listához" }));
      await expect(panel.getByText(/^Megjegyeztük ezen az eszközön/)).toBeVisible();
      await expect(keep()).toBeNull();
    });
    await step("more can be added, and all of it forgotten", async () => {
      await userEvent.click(panel.getByRole("checkbox", { name: "glutén" }));
      await userEvent.click(panel.getByRole("button", { name: "Megjegyzem minden listához" }));
      await userEvent.click(panel.getByRole("button", { name: "Ne jegyezzük meg" }));
      await expect(panel.queryByText(/^Megjegyeztük/)).toBeNull();
      await expect(panel.getByRole("checkbox", { name: "tej" })).toBeChecked();
    });
  },
};

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    panel.getByRole("checkbox", { name: /Hajnal/ }).focus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith({ categoryId: "4", attributes: { brand: ["b0"] } });
    await expect(panel.getByRole("checkbox", { name: /Hajnal/ })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith({ categoryId: "4" });
  },
};

export const WrongPrice: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const panel = within(canvasElement);
    await userEvent.type(panel.getByRole("textbox", { name: "Legkevesebb" }), "sok");
    await userEvent.tab();
    await expect(panel.getByText("Egész forintot írj ide!")).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
