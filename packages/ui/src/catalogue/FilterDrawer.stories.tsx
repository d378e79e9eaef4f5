import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { facets } from "../stories/facets.ts";
import { FilterDrawer } from "./FilterDrawer.tsx";

const meta = {
  component: FilterDrawer,
  args: { facets, value: { categoryId: "4", discounted: true }, onChange: fn(), productCount: 128 },
  parameters: { docs: { story: { inline: false, height: "40rem" } } },
} satisfies Meta<typeof FilterDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = {
  tags: ["opened"],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Szűrés (1)" }));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Szűrők" })).toBeVisible());
  },
};
export const Choosing: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("button", { name: "Szűrés (1)" }));
    await userEvent.click(await screen.findByRole("checkbox", { name: /Hajnal/ }));
    await expect(args.onChange).toHaveBeenCalledWith({
      categoryId: "4",
      discounted: true,
      attributes: { brand: ["b0"] },
    });
  },
};
export const ClosedAgain: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Szűrés (1)" });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole("button", { name: "128 termék mutatása" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  },
};
