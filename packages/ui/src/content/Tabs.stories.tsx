import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { Tabs } from "./Tabs.tsx";

const meta = {
  component: Tabs,
  args: {
    label: "Csomagpontok",
    tabs: [
      { id: "list", label: "Lista", content: <p>Margit körút 5., 1024 Budapest</p> },
      { id: "map", label: "Térkép", content: <p>A legközelebbi pont 300 méterre van.</p> },
      { id: "hours", label: "Nyitvatartás", content: <p>Ma 7 és 21 óra között</p> },
    ],
    value: "list",
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { value: "map" } };
export const LongWords: Story = {
  args: {
    tabs: [
      { id: "list", label: "Megszentségteleníthetetlenségeskedéseitekért", content: <p>Lista</p> },
      { id: "map", label: "Térkép", content: <p>Térkép</p> },
    ],
  },
};

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Lista" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onChange).toHaveBeenLastCalledWith("map");
    await userEvent.keyboard("{End}");
    await expect(args.onChange).toHaveBeenLastCalledWith("hours");
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Lista" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: "Lista" })).toHaveFocus();
  },
};
