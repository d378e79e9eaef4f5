import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Breadcrumbs } from "./Breadcrumbs.tsx";

const meta = {
  component: Breadcrumbs,
  args: {
    crumbs: [
      { label: "Főoldal", path: "/" },
      { label: "Tejtermék, tojás", path: "/tejtermek-tojas" },
      { label: "Joghurt", path: "/tejtermek-tojas/joghurt" },
      { label: "Görög joghurt natúr 10% 400 g", path: "/termekek/gorog-joghurt" },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {
  name: "[CAT-5] Product",
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Joghurt" })).toHaveAttribute(
      "href",
      "/tejtermek-tojas/joghurt",
    );
    await expect(within(canvasElement).getByText("Görög joghurt natúr 10% 400 g")).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};
export const Search: Story = {
  args: {
    crumbs: [
      { label: "Főoldal", path: "/" },
      { label: "Keresés", path: null },
    ],
  },
};
