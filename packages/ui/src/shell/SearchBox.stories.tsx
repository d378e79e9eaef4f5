import type { SearchSuggestions } from "@kamra/core/catalogue";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { courier, postal } from "../stories/carriers.ts";
import { milk, now, tomato } from "../stories/products.ts";
import { UiProvider } from "../UiProvider.tsx";
import { SearchBox } from "./SearchBox.tsx";

const suggestions: SearchSuggestions = {
  correctedTerm: null,
  categories: [{ id: "7", name: "Friss zöldség", path: "/zoldseg/friss" }],
  products: [tomato, milk],
};

const navigate = fn();

const meta = {
  component: SearchBox,
  args: {
    suggestions,
    now,
    onTermChange: fn(),
    onSearch: fn(),
    searchHref: (term: string) => `/kereses/${term}`,
    productHref: ({ urlKey }) => `/termekek/${urlKey}`,
  },
  decorators: [
    (Story) => (
      <UiProvider navigate={navigate}>
        <div style={{ minHeight: "24rem" }}>
          <Story />
        </div>
      </UiProvider>
    ),
  ],
} satisfies Meta<typeof SearchBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { suggestions: null } };

export const Suggesting: Story = {
  tags: ["opened"],
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    const field = box.getByRole("combobox", { name: "Keresés" });
    await userEvent.type(field, "par");
    await box.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    await expect(field).toHaveAttribute("aria-expanded", "true");
  },
};

export const DoesNotComeToThePlace: Story = {
  tags: ["opened"],
  args: {
    suggestions: { ...suggestions, products: [{ ...milk, storage: "CHILLED" }, tomato] },
    carriers: [postal, courier],
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    await userEvent.type(box.getByRole("combobox", { name: "Keresés" }), "tej");
    await expect(await box.findByRole("option", { name: /Friss tej/ })).toHaveTextContent("Hűtött: ide csak futárral");
  },
};

export const GoingToASuggestion: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args, step }) => {
    const box = within(canvasElement);
    const field = box.getByRole("combobox", { name: "Keresés" });
    await userEvent.type(field, "par");
    await expect(args.onTermChange).toHaveBeenLastCalledWith("par");
    await expect(await box.findAllByRole("option")).toHaveLength(4);
    await expect(box.getByRole("status")).toHaveTextContent("4 javaslat");
    await step("the arrow keys point at an option, the focus stays in the field", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}");
      const option = box.getByRole("option", { name: /Fürtös paradicsom/ });
      await expect(option).toHaveAttribute("aria-selected", "true");
      await expect(field).toHaveAttribute("aria-activedescendant", option.id);
      await expect(field).toHaveFocus();
    });
    await step("Enter goes to the option", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(navigate).toHaveBeenLastCalledWith(`/termekek/${tomato.urlKey}`);
      await expect(args.onSearch).not.toHaveBeenCalled();
      await expect(box.queryByRole("option")).toBeNull();
    });
  },
};

export const MoreSuggestionsComing: Story = {
  tags: ["behaviour"],
  render: function Searched(args) {
    const [shown, setShown] = useState(suggestions);
    const more = () => setShown({ ...suggestions, products: [milk, tomato] });
    return <SearchBox {...args} suggestions={shown} onTermChange={() => void setTimeout(more, 500)} />;
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    await userEvent.type(box.getByRole("combobox", { name: "Keresés" }), "p");
    await box.findAllByRole("option");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const places = () => box.getAllByRole("option").map(({ textContent }) => textContent.includes(tomato.name));
    await expect(places()).toEqual([false, true, false, false]);
    await waitFor(() => expect(places()).toEqual([false, false, true, false]));
    await expect(box.getByRole("option", { selected: true })).toHaveTextContent(tomato.name);
  },
};

export const SearchingOnEnter: Story = {
  tags: ["behaviour"],
  name: "[NAV-2] Searching on Enter",
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole("combobox", { name: "Keresés" });
    await userEvent.type(field, " alma {Enter}");
    await expect(args.onSearch).toHaveBeenLastCalledWith("alma");
    await expect(field).toHaveAttribute("aria-expanded", "false");
  },
};

export const Cleared: Story = {
  tags: ["behaviour"],
  args: { initialTerm: "tejföl 20%" },
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement);
    await userEvent.click(box.getByRole("button", { name: "Keresés törlése" }));
    await expect(box.getByRole("combobox")).toHaveFocus();
    await expect(args.onTermChange).toHaveBeenLastCalledWith("");
    await userEvent.keyboard("{Enter}");
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
