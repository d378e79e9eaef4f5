import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AddressDisplay } from "../delivery/AddressDisplay.tsx";
import { categories, links } from "../stories/categories.ts";
import { now } from "../stories/products.ts";
import { CartLink } from "./CartLink.tsx";
import { Header } from "./Header.tsx";
import { SearchBox } from "./SearchBox.tsx";

const meta = {
  component: Header,
  subcomponents: { CartLink },
  parameters: { layout: "fullscreen" },
  args: {
    brand: "Kamra",
    categories,
    links,
    cart: <CartLink href="/kosar" total={huf(12679)} itemCount={7} />,
    search: (
      <SearchBox
        suggestions={null}
        now={now}
        onTermChange={fn()}
        onSearch={fn()}
        searchHref={(term) => `/kereses/${term}`}
        productHref={({ urlKey }) => `/termekek/${urlKey}`}
        brandHref={({ slug }) => `/brands/${slug}`}
      />
    ),
    address: (
      <AddressDisplay
        view="AppBar"
        selection={{ type: "delivery", deliveryType: "postcode", zip: "1186", city: "Budapest" }}
        onPress={fn()}
      />
    ),
  },
} satisfies Meta<typeof Header>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithCart: Story = {
  name: "[NAV-2] With cart",
  play: async ({ canvasElement }) => {
    const header = within(canvasElement);
    await expect(header.getByRole("link", { name: /Kosár\s*7\s*tétel\s*12\s679\sFt/ })).toHaveAttribute(
      "href",
      "/kosar",
    );
  },
};
export const Empty: Story = {
  args: {
    cart: <CartLink href="/kosar" total={huf(0)} itemCount={0} />,
    address: <AddressDisplay view="AppBar" selection={null} onPress={fn()} />,
  },
};

export const Stuck: Story = {
  tags: ["behaviour"],
  name: "[NAV-3] Stuck",
  decorators: [
    (Story) => (
      <div style={{ minHeight: "200vh" }}>
        <Story />
        <main id="main">A lap tartalma</main>
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    const height = header.offsetHeight;
    window.scrollTo(0, 300);
    await waitFor(() => expect(header).toHaveAttribute("data-stuck"));
    await expect(header.offsetHeight).toBe(height);
    window.scrollTo(0, 0);
    await waitFor(() => expect(header).not.toHaveAttribute("data-stuck"));
    await userEvent.click(canvasElement);
  },
};
