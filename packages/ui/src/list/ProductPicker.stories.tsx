import { productId } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { courier, postal } from "../stories/carriers.ts";
import { longName, milk, now, yoghurt } from "../stories/products.ts";
import { ProductPicker } from "./ProductPicker.tsx";

const meta = {
  component: ProductPicker,
  args: {
    products: [milk, yoghurt, longName],
    now,
    carriers: [],
    onTermChange: fn(),
    onAdd: fn(),
    onEnter: fn(),
    onWrite: fn(),
  },
} satisfies Meta<typeof ProductPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const heldByHost = fn<(input: HTMLInputElement | null) => void>();

export const HeldByItsHost: Story = {
  tags: ["behaviour"],
  name: "A host has the input by its ref, for a form that moves the focus",
  args: { ref: heldByHost, id: "add-product" },
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await expect(heldByHost).toHaveBeenCalledWith(field);
    await expect(field).toHaveAttribute("id", "add-product");
    await userEvent.type(field, "tej{Enter}");
    await expect(args.onAdd).toHaveBeenLastCalledWith(milk);
  },
};
export const EnterTakesTheFirst: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "Termék hozzáadása" });
    await userEvent.type(field, "tej");
    await expect(args.onTermChange).toHaveBeenLastCalledWith("tej");
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenLastCalledWith(milk);
    await expect(field).toHaveValue("");
    await expect(field).toHaveFocus();
  },
};
export const ArrowsTakeAnother: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "Termék hozzáadása" });
    await userEvent.type(field, "jog");
    await screen.findAllByRole("option");
    const reached = (name: string) =>
      waitFor(() =>
        expect(document.getElementById(field.getAttribute("aria-activedescendant") ?? "")).toHaveTextContent(name),
      );
    await userEvent.keyboard("{ArrowDown}");
    await reached(milk.name);
    await userEvent.keyboard("{ArrowDown}");
    await reached(yoghurt.name);
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenLastCalledWith(yoghurt);
    await expect(field).toHaveValue("");
  },
};
export const Proposing: Story = {
  tags: ["opened"],
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "t");
    await expect(await screen.findAllByRole("option")).toHaveLength(4);
  },
};
export const ManyProducts: Story = {
  tags: ["opened"],
  name: "[LIST-11] The text is in sight below any number of products",
  args: { products: Array.from({ length: 12 }, (_, index) => ({ ...milk, id: productId(`${index}`) })) },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "tej");
    const text = await screen.findByRole("option", { name: "Felírom így: „tej”" });
    const { bottom } = screen.getByRole("listbox").getBoundingClientRect();
    await expect(text.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
  },
};
export const DoesNotComeToThePlace: Story = {
  tags: ["opened"],
  name: "[SHIP-9] A product that does not come to the place says so",
  args: { products: [{ ...milk, storage: "CHILLED" }, longName], carriers: [postal, courier] },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "t");
    const [first, second] = await screen.findAllByRole("option");
    await expect(first).toHaveTextContent("Hűtött: ide csak futárral");
    await expect(second).not.toHaveTextContent("futárral");
  },
};
export const NoTextBeforeTheProposals: Story = {
  tags: ["behaviour"],
  name: "[LIST-11] The text comes with the products, so that none of them moves it",
  args: { products: null },
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "tej");
    await screen.findByText(/Keres/);
    await expect(screen.queryByRole("option")).toBeNull();
  },
};
export const EnterBeforeTheProposals: Story = {
  tags: ["behaviour"],
  args: { products: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "tej{Enter}");
    await expect(args.onEnter).toHaveBeenLastCalledWith("tej");
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};
export const PressedWhileSearching: Story = {
  tags: ["behaviour"],
  name: "A press on the wait keeps the field open",
  args: { products: null },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.type(field, "tej");
    await userEvent.click(await screen.findByText(/Keres/));
    await expect(field).toHaveFocus();
    await expect(screen.getByText(/Keres/)).toBeVisible();
  },
};
export const NothingFound: Story = {
  tags: ["opened"],
  args: { products: [] },
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.type(field, "qqq");
    await expect(field).toHaveValue("qqq");
  },
};
export const NothingFoundByEnter: Story = {
  ...NothingFound,
  name: "[LIST-11] Enter writes what is no product",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByRole("combobox"), "qqq{Enter}");
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(args.onWrite).toHaveBeenLastCalledWith("qqq");
  },
};
export const LastOptionWritesTheText: Story = {
  name: "[LIST-11] The last option writes the text itself",
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox");
    await userEvent.type(field, "tej a gyereknek");
    await userEvent.click(await screen.findByRole("option", { name: "Felírom így: „tej a gyereknek”" }));
    await expect(args.onWrite).toHaveBeenLastCalledWith("tej a gyereknek");
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(field).toHaveValue("");
  },
};
