import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { categories, deepCategories, links } from "../stories/categories.ts";
import { picture } from "../stories/picture.ts";
import { MegaMenu } from "./MegaMenu.tsx";

const meta = {
  component: MegaMenu,
  // A phone has the other menu.
  globals: { viewport: { value: "desktop" } },
  parameters: { fitsBoxes: false },
  args: { categories, links },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "46rem" }}>
        <div style={{ position: "relative", paddingInline: "var(--k-gutter)" }}>
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof MegaMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const ByPress: Story = {
  tags: ["behaviour"],
  name: "[CAT-4] By press",
  play: async ({ canvasElement, step }) => {
    const menu = within(canvasElement);
    const trigger = menu.getByRole("button", { name: "Termékek" });
    await userEvent.click(trigger);
    await expect(trigger).toHaveAttribute("aria-expanded", "true");
    await step("shows at most three columns of seven", async () => {
      await userEvent.hover(await menu.findByRole("link", { name: "Tejtermék, tojás" }));
      const list = await menu.findByRole("group", { name: "Tejtermék, tojás" });
      await expect(within(list).getAllByRole("link")).toHaveLength(21);
      await expect(menu.getByRole("link", { name: "Összes: Tejtermék, tojás" })).toHaveAttribute(
        "href",
        "/tejterme-k-toja-s",
      );
    });
  },
};

export const WithPicturesAndTwoLevels: Story = {
  tags: ["opened"],
  args: {
    categories: deepCategories,
    categoryPictureOf: ({ id }) => picture(Number(id) % 2 === 0 ? "#8fb7d9" : "#b9854b").thumbnail,
  },
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await userEvent.click(menu.getByRole("button", { name: "Termékek" }));
    await expect(await menu.findByRole("link", { name: "Alma" })).toHaveAttribute(
      "href",
      "/zo-ldse-g-e-s-gyu-mo-lcs/friss-gyu-mo-lcs/alma",
    );
  },
};

export const ByKeyboard: Story = {
  tags: ["behaviour"],
  name: "[CAT-4] By keyboard",
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await menu.findByRole("link", { name: "Zöldség és gyümölcs" });
    await userEvent.tab();
    await expect(menu.getByRole("link", { name: "Zöldség és gyümölcs" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}{ArrowRight}{ArrowDown}");
    await expect(menu.getByRole("link", { name: "Laktózmentes tej" })).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(menu.getByRole("link", { name: "Tejtermék, tojás" })).toHaveFocus();
    await userEvent.keyboard("{End}");
    await expect(menu.getByRole("link", { name: "Kisállat" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(menu.getByRole("button", { name: "Termékek" })).toHaveFocus();
    await expect(menu.queryByRole("link", { name: "Kisállat" })).toBeNull();
  },
};

export const ByHover: Story = {
  tags: ["behaviour"],
  name: "[CAT-4] By hover",
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement);
    const trigger = menu.getByRole("button", { name: "Termékek" });
    await userEvent.hover(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "true"));
    await userEvent.unhover(trigger);
    await waitFor(() => expect(trigger).toHaveAttribute("aria-expanded", "false"));
  },
};
