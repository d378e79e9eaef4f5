import type { CartLine } from "@kamra/core/cart";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { courier, postal } from "../stories/carriers.ts";
import { lineOf } from "../stories/carts.ts";
import { milk, now, tomato } from "../stories/products.ts";
import { UiProvider } from "../UiProvider.tsx";
import type { TermSuggestions } from "./suggestionsOf.ts";
import { SearchBox, type SearchBoxProps } from "./SearchBox.tsx";

const suggestions: TermSuggestions = {
  suggestedFor: "",
  correctedTerm: null,
  brands: [{ id: "9", name: "Paradi", slug: "paradi" }],
  categories: [{ id: "7", name: "Friss zöldség", path: "/zoldseg/friss" }],
  products: [tomato, milk],
};

const navigate = fn();
const onSearched = fn();
const cart = { lines: [lineOf(milk, 2)], pending: {}, onQuantityChange: fn() };

/** A shop that answers at once, always with the same suggestions. */
const Answering = (props: SearchBoxProps) => {
  const [suggestedFor, setSuggestedFor] = useState(props.initialTerm ?? "");
  return (
    <SearchBox
      {...props}
      suggestions={props.suggestions && { ...props.suggestions, suggestedFor }}
      onTermChange={(term) => {
        props.onTermChange(term);
        setSuggestedFor(term);
      }}
    />
  );
};

const meta = {
  component: SearchBox,
  args: {
    suggestions,
    now,
    onTermChange: fn(),
    onSearch: fn(),
    searchHrefOf: (term: string) => `/kereses/${term}`,
    productHrefOf: ({ urlKey }) => `/termekek/${urlKey}`,
    brandHrefOf: ({ slug }) => `/brands/${slug}`,
  },
  // The controls begin the field anew.
  render: (args) => <Answering key={args.initialTerm} {...args} />,
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
  args: { cart, earlier: { terms: ["paradicsom", "parizsi", "tej"], onSearched: fn(), onForget: fn() } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    const field = box.getByRole("combobox", { name: "Keresés" });
    await userEvent.type(field, "par");
    await box.findAllByRole("row");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
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
    await expect(await box.findByRole("row", { name: /Friss tej/ })).toHaveTextContent("Hűtött: ide csak futárral");
  },
};

export const GoingToASuggestion: Story = {
  tags: ["behaviour"],
  play: async ({ canvasElement, args, step }) => {
    const box = within(canvasElement);
    const field = box.getByRole("combobox", { name: "Keresés" });
    await userEvent.type(field, "par");
    await expect(args.onTermChange).toHaveBeenLastCalledWith("par");
    await expect(await box.findAllByRole("row")).toHaveLength(5);
    await expect(box.getByRole("status")).toHaveTextContent("5 javaslat");
    await step("the arrow keys point at a product, the focus stays in the field", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowUp}");
      const cell = box.getByRole("gridcell", { name: /Fürtös paradicsom/ });
      await expect(box.getByRole("row", { selected: true })).toContainElement(cell);
      await expect(field).toHaveAttribute("aria-activedescendant", cell.id);
      await expect(field).toHaveFocus();
    });
    await step("Enter goes to it", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(navigate).toHaveBeenLastCalledWith(`/termekek/${tomato.urlKey}`);
      await expect(args.onSearch).not.toHaveBeenCalled();
      await expect(box.queryByRole("row")).toBeNull();
    });
  },
};

/** A cart that follows, as the shop's does. */
const WithCart: Story["render"] = function WithCart(args) {
  const [lines, setLines] = useState<ReadonlyArray<CartLine>>([]);
  return (
    <Answering
      {...args}
      cart={{
        lines,
        pending: {},
        onQuantityChange: (product, { quantity, quantityType }) => {
          cart.onQuantityChange(product, { quantity, quantityType });
          setLines([lineOf(product, quantity, quantityType === "alternative" ? quantity : null)]);
        },
      }}
    />
  );
};

export const AddingWithoutLeaving: Story = {
  tags: ["behaviour"],
  name: "[NAV-2] Adding without leaving",
  render: WithCart,
  play: async ({ canvasElement, step }) => {
    const box = within(canvasElement);
    const field = box.getByRole("combobox", { name: "Keresés" });
    await userEvent.type(field, "par");
    await box.findAllByRole("row");
    await step("by keyboard: right to the plus, which Enter presses again and again", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowRight}");
      const add = box.getByRole("button", { name: `Kosárba: ${milk.name}` });
      await expect(add.parentElement).toHaveAttribute("id", field.getAttribute("aria-activedescendant"));
      await userEvent.keyboard("{Enter}");
      await expect(cart.onQuantityChange).toHaveBeenLastCalledWith(milk, { quantity: 1, quantityType: "default" });
      await expect(box.getByText(`${milk.name}: 1 db a kosárban`)).toBeInTheDocument();
      await userEvent.keyboard("{Enter}");
      await expect(cart.onQuantityChange).toHaveBeenLastCalledWith(milk, { quantity: 2, quantityType: "default" });
      await expect(box.getByRole("button", { name: `Még több: ${milk.name}, 2 db van a kosárban` })).toBe(add);
    });
    await step("up and down stay among what adds; left comes back to the product", async () => {
      await userEvent.keyboard("{ArrowUp}");
      await expect(box.getByRole("row", { selected: true })).toHaveTextContent(tomato.name);
      await userEvent.keyboard("{Enter}");
      await expect(cart.onQuantityChange).toHaveBeenLastCalledWith(tomato, {
        quantity: 1,
        quantityType: "alternative",
      });
      await userEvent.keyboard("{ArrowLeft}");
      await expect(field).toHaveAttribute("aria-activedescendant", box.getByRole("gridcell", { name: /^Fürtös/ }).id);
    });
    await step("by pointer: the field keeps the focus and the list stays", async () => {
      await userEvent.click(box.getByRole("button", { name: /^Még több: Friss tej|^Kosárba: Friss tej/ }));
      await expect(field).toHaveFocus();
      await expect(box.getAllByRole("row")).toHaveLength(5);
      await expect(navigate).not.toHaveBeenCalled();
    });
  },
};

export const SoldOutIsNotAdded: Story = {
  tags: ["opened"],
  args: { cart, suggestions: { ...suggestions, products: [{ ...milk, status: "OUT_OF_STOCK" }] } },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    await userEvent.type(box.getByRole("combobox", { name: "Keresés" }), "tej");
    await expect(await box.findByRole("row", { name: /Friss tej/ })).toHaveTextContent("Átmeneti készlethiány");
    await expect(box.queryByRole("button", { name: /Kosárba/ })).toBeNull();
  },
};

export const EarlierSearches: Story = {
  tags: ["behaviour"],
  name: "[SEARCH-11] Earlier searches",
  args: { suggestions: null },
  render: function Remembered(args) {
    const [terms, setTerms] = useState<ReadonlyArray<string>>(["tej", "zöld alma"]);
    return (
      <SearchBox
        {...args}
        earlier={{ terms, onSearched, onForget: (term) => setTerms(terms.filter((each) => each !== term)) }}
      />
    );
  },
  play: async ({ canvasElement, args, step }) => {
    const box = within(canvasElement);
    const field = box.getByRole("combobox", { name: "Keresés" });
    await step("are there before anything is typed", async () => {
      await userEvent.click(field);
      await expect(await box.findAllByRole("row")).toHaveLength(2);
      await userEvent.keyboard("{ArrowDown}{Enter}");
      await expect(navigate).toHaveBeenLastCalledWith("/kereses/tej");
      await expect(onSearched).toHaveBeenLastCalledWith("tej");
    });
    await step("narrow while typing", async () => {
      await userEvent.type(field, "zo");
      await expect(box.getAllByRole("row")).toHaveLength(1);
    });
    await step("are deleted by keyboard and by pointer", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowRight}{Enter}");
      await expect(box.queryByRole("row")).toBeNull();
      await userEvent.clear(field);
      await userEvent.click(box.getByRole("button", { name: "Keresés törlése az előzményekből: tej" }));
      await expect(box.queryByRole("row")).toBeNull();
      await expect(field).toHaveFocus();
    });
    await step("a search is told", async () => {
      await userEvent.type(field, " vaj {Enter}");
      await expect(onSearched).toHaveBeenLastCalledWith(" vaj ");
      await expect(args.onSearch).toHaveBeenLastCalledWith("vaj");
    });
  },
};

/** What the shop answers later. */
const later: { bring: () => void } = { bring: () => undefined };

export const MoreSuggestionsComing: Story = {
  tags: ["behaviour"],
  render: function Searched(args) {
    const [shown, setShown] = useState({ ...suggestions, suggestedFor: "p" });
    later.bring = () => setShown({ ...suggestions, suggestedFor: "p", products: [milk, tomato] });
    return <SearchBox {...args} suggestions={shown} />;
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement);
    await userEvent.type(box.getByRole("combobox", { name: "Keresés" }), "p");
    await box.findAllByRole("row");
    await userEvent.keyboard("{ArrowDown}");
    const places = () => box.getAllByRole("row").map(({ textContent }) => textContent.includes(tomato.name));
    await expect(places()).toEqual([true, false, false, false, false]);
    later.bring();
    await waitFor(() => expect(places()).toEqual([false, true, false, false, false]));
    await expect(box.getByRole("row", { selected: true })).toHaveTextContent(tomato.name);
  },
};

export const KeysFasterThanTheShop: Story = {
  tags: ["behaviour"],
  name: "[SEARCH-12] Keys faster than the shop",
  args: { cart },
  // The shop has answered "pa" and not yet what follows.
  render: (args) => <SearchBox {...args} suggestions={{ ...suggestions, suggestedFor: "pa" }} />,
  play: async ({ canvasElement, args, step }) => {
    const box = within(canvasElement);
    const field = box.getByRole("combobox", { name: "Keresés" });
    await userEvent.type(field, "pa");
    await box.findAllByRole("row");
    await step("add nothing of the older suggestions, and search for what is typed", async () => {
      await userEvent.keyboard("radicsom{ArrowDown}{ArrowRight}{Enter}");
      await expect(cart.onQuantityChange).not.toHaveBeenCalled();
      await expect(args.onSearch).toHaveBeenLastCalledWith("paradicsom");
    });
    await step("add what answers the typed text", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "pa{ArrowDown}{ArrowRight}{Enter}");
      await expect(cart.onQuantityChange).toHaveBeenLastCalledWith(tomato, {
        quantity: 1,
        quantityType: "alternative",
      });
    });
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
