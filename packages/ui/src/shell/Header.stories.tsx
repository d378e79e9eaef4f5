import { huf } from "@kamra/core/product";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { AddressDisplay } from "../delivery/AddressDisplay.tsx";
import { categories, links } from "../stories/categories.ts";
import { now } from "../stories/products.ts";
import { CartLink } from "./CartLink.tsx";
import { Header } from "./Header.tsx";
import { ProfileMenu } from "./ProfileMenu.tsx";
import { SearchBox } from "./SearchBox.tsx";

const meta = {
  component: Header,
  subcomponents: { CartLink },
  // Of a height, it is a window of its own: else it would stick to the top of a page of documentation that scrolls.
  parameters: { layout: "fullscreen", docs: { story: { height: "12rem" } } },
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
        searchHrefOf={(term) => `/kereses/${term}`}
        productHrefOf={({ urlKey }) => `/termekek/${urlKey}`}
        brandHrefOf={({ slug }) => `/brands/${slug}`}
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

const profileLinks = [
  { href: "/profil/eddigi-megrendeleseim", label: "Eddigi megrendeléseim", icon: "basket" },
  { href: "/profil/szemelyes-adatok", label: "Személyes adatok", icon: "user" },
] as const;
const guest = <ProfileMenu user={null} links={profileLinks} onLogOut={fn()} />;
const anna = <ProfileMenu user={{ name: "Kovács Anna" }} links={profileLinks} onLogOut={fn()} />;

export const OfHome: Story = {
  name: "[NAV-2] Of the first page, for a guest",
  args: { ...Empty.args, profile: guest },
};
export const OfSubPage: Story = {
  name: "[NAV-2] Of a sub page: what was searched for stays",
  args: {
    profile: guest,
    search: (
      <SearchBox
        initialTerm="tej"
        suggestions={null}
        now={now}
        onTermChange={fn()}
        onSearch={fn()}
        searchHrefOf={(term) => `/kereses/${term}`}
        productHrefOf={({ urlKey }) => `/termekek/${urlKey}`}
        brandHrefOf={({ slug }) => `/brands/${slug}`}
      />
    ),
  },
};
export const OfProfile: Story = { name: "[NAV-2] Of the profile: the name of the person", args: { profile: anna } };
export const OfProfileOpen: Story = {
  args: { profile: anna },
  tags: ["opened"],
  // Its surface is above the page: the header keeps its height.
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole("banner");
    const height = header.offsetHeight;
    await userEvent.click(within(header).getByRole("button", { name: "Kovács Anna" }));
    await expect(await within(header).findByRole("link", { name: "Személyes adatok" })).toBeVisible();
    await expect(header.offsetHeight).toBe(height);
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
