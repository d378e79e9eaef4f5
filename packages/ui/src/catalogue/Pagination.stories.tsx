import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Pagination } from "./Pagination.tsx";

const meta = {
  component: Pagination,
  args: { page: 6, lastPage: 20, hrefOf: (page: number) => `?oldal=${page}` },
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Middle: Story = {
  play: async ({ canvasElement }) => {
    const pages = within(canvasElement);
    await expect(pages.getByRole("link", { name: "6. oldal" })).toHaveAttribute("aria-current", "page");
    await expect(pages.getByRole("link", { name: "Következő oldal" })).toHaveAttribute("href", "?oldal=7");
    await expect(pages.getByRole("link", { name: "Előző oldal" })).toHaveAttribute("href", "?oldal=5");
  },
};
export const Steady: Story = {
  tags: ["behaviour"],
  name: "The arrows stay under the finger from page to page",
  // No page has four of them.
  parameters: { a11y: { test: "off" } },
  render: ({ hrefOf }) => (
    <>
      {[1, 2, 6, 19].map((page) => (
        <Pagination key={page} page={page} lastPage={20} hrefOf={hrefOf} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const places = within(canvasElement)
      .getAllByRole("link", { name: "Következő oldal" })
      .map((link) => link.getBoundingClientRect().left);
    await expect(new Set(places).size).toBe(1);
  },
};
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 20 } };
export const Few: Story = { args: { page: 2, lastPage: 3 } };
export const OnlyOne: Story = {
  args: { page: 1, lastPage: 1 },
  parameters: { rendersNothingOnServer: "There is nowhere to go from the only page." },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("navigation")).toBeNull();
  },
};
