import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { postPoints as points } from "../stories/postPoints.ts";
import { PostPointPicker } from "./PostPointPicker.tsx";

const meta = {
  component: PostPointPicker,
  args: { points, isNearestFirst: true, value: null, onChange: fn() },
} satisfies Meta<typeof PostPointPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {};
export const ListPressed: Story = {
  ...List,
  tags: ["behaviour"],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole("radio", { name: /Rókus/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith(points[2]);
  },
};
export const Searched: Story = {
  tags: ["behaviour"],
  name: "[COMBO-2] Searched by name, town and street, with and without accents",
  play: async ({ canvasElement, args }) => {
    const picker = within(canvasElement);
    const search = picker.getByRole("searchbox", { name: /település/ });
    await expect(picker.getByRole("status")).toHaveTextContent(/postapont, a legközelebbi elöl$/);
    await userEvent.type(search, "LAJOS szechenyi");
    await expect(picker.getByRole("status")).toHaveTextContent("1 postapont");
    await expect(picker.queryByRole("radio", { name: /^Szeged 1 posta/ })).toBeNull();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(args.onChange).toHaveBeenLastCalledWith(points[1]);
    await userEvent.clear(search);
    await userEvent.type(search, "Győr{Enter}");
    await expect(picker.getByRole("status")).toHaveTextContent("Nincs ilyen postapont.");
  },
};

export const WithoutPostcode: Story = {
  tags: ["behaviour"],
  name: "Without a postcode none is called the nearest",
  args: { isNearestFirst: false },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("status")).toHaveTextContent(/postapont$/);
  },
};

export const TooMany: Story = {
  tags: ["behaviour"],
  name: "[COMBO-1] More than 250 ask for a narrower search",
  args: {
    points: Array.from({ length: 251 }, (_, index) => ({ ...points[0], id: `${index}`, name: `${index}. posta` })),
  },
  play: async ({ canvasElement }) => {
    const picker = within(canvasElement);
    await expect(picker.getAllByRole("radio")).toHaveLength(250);
    await expect(picker.getByRole("status")).toHaveTextContent(/^Szűkítse a keresést!/);
    await userEvent.type(picker.getByRole("searchbox"), "250.");
    await expect(picker.getAllByRole("radio")).toHaveLength(1);
  },
};

export const Chosen: Story = { args: { value: points[1] ?? null } };
export const Loading: Story = { args: { points: null } };
export const None: Story = { args: { points: [] } };
