import { type DeliverySelection, newAddress, type ShippingAddress } from "@kamra/core/delivery";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { DeliveryTypeDialog } from "./DeliveryTypeDialog.tsx";

const meta = {
  component: DeliveryTypeDialog,
  args: {
    isOpen: true,
    selection: null,
    lookup: { status: "incomplete" },
    onPostcodeChange: fn(),
    onConfirm: fn(),
    onClose: fn(),
  },
  parameters: {
    rendersNothingOnServer: "A dialog opens in the browser alone.",
    docs: { story: { inline: false, height: "40rem" } },
  },
} satisfies Meta<typeof DeliveryTypeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const chosen = (zip: string, city: string) =>
  ({ type: "delivery", deliveryType: "postcode", zip, city }) as const satisfies DeliverySelection;

const confirm = () => screen.getByRole("button", { name: "Rendben" });
const postcode = () => screen.getByRole("textbox", { name: "Irányítószám" });
/** The dialog is loaded when it first opens. */
const shownPostcode = () => screen.findByRole("textbox", { name: "Irányítószám" });

export const Empty: Story = {};
export const EmptyTyped: Story = {
  ...Empty,
  tags: ["behaviour"],
  play: async ({ args }) => {
    await waitFor(() => expect(postcode()).toHaveFocus());
    await expect(confirm()).toBeDisabled();
    await userEvent.type(postcode(), "11a8b6");
    await expect(postcode()).toHaveValue("1186");
    await expect(args.onPostcodeChange).toHaveBeenLastCalledWith("1186");
  },
};
export const ForAdd: Story = { args: { isForAdd: true } };
export const Searching: Story = {
  args: { lookup: { status: "loading" } },
};
export const SearchingTyped: Story = {
  ...Searching,
  tags: ["behaviour"],
  play: async () => {
    await userEvent.type(await shownPostcode(), "1186");
    await expect(confirm()).toBeDisabled();
  },
};
export const Found: Story = {
  args: {
    selection: chosen("1186", "Budapest"),
    lookup: { status: "found", places: [{ postcode: "1186", city: "Budapest" }] },
  },
};
export const FoundTyped: Story = {
  ...Found,
  args: { ...Found.args, selection: null },
  name: "[MODAL-2] Found",
  tags: ["behaviour"],
  play: async ({ args }) => {
    await userEvent.type(await shownPostcode(), "1186");
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({
      type: "delivery",
      deliveryType: "postcode",
      zip: "1186",
      city: "Budapest",
    });
  },
};
export const SeveralPlaces: Story = {
  args: {
    selection: chosen("9200", "Mosonmagyaróvár"),
    lookup: {
      status: "found",
      places: [
        { postcode: "9200", city: "Mosonmagyaróvár" },
        { postcode: "9200", city: "Mosonudvar" },
      ],
    },
  },
};
export const SeveralPlacesTyped: Story = {
  ...SeveralPlaces,
  args: { ...SeveralPlaces.args, selection: null },
  name: "[ADDR-6] Several places",
  tags: ["behaviour"],
  play: async ({ args }) => {
    await userEvent.type(await shownPostcode(), "9200");
    await expect(confirm()).toBeDisabled();
    await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Település" }), "Mosonudvar");
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({
      type: "delivery",
      deliveryType: "postcode",
      zip: "9200",
      city: "Mosonudvar",
    });
  },
};
export const Unknown: Story = {
  args: {
    selection: chosen("1999", "Budapest"),
    lookup: { status: "unknown", message: "Nem létező irányítószám!" },
  },
};
export const UnknownTyped: Story = {
  ...Unknown,
  args: { ...Unknown.args, selection: null },
  tags: ["behaviour"],
  play: async () => {
    await userEvent.type(await shownPostcode(), "0000");
    await waitFor(() => expect(screen.getByText("Nem létező irányítószám!")).toBeVisible());
    await expect(confirm()).toBeDisabled();
  },
};
const failure = "Hálózati hiba! Lehet, hogy nálunk van a baj, de lehet, hogy az internetszolgáltatódnál";
export const Failed: Story = {
  args: {
    selection: chosen("1186", "Budapest"),
    lookup: {
      status: "failed",
      message: failure,
    },
  },
};
export const FailedTyped: Story = {
  ...Failed,
  args: { ...Failed.args, selection: null },
  tags: ["behaviour"],
  play: async () => {
    await userEvent.type(await shownPostcode(), "1186");
    await waitFor(() => expect(postcode()).toHaveAccessibleDescription(expect.stringContaining(failure)));
    await expect(confirm()).toBeDisabled();
  },
};
export const Pickup: Story = {
  tags: ["behaviour"],
  name: "[MODAL-2] Pickup",
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole("radio", { name: /Személyes átvétel/ }));
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({ type: "personal" });
  },
};
export const ByKeyboard: Story = {
  tags: ["behaviour"],
  play: async ({ args }) => {
    await waitFor(() => expect(postcode()).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(await screen.findByRole("radio", { name: /Házhoz szállítás/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(screen.getByRole("radio", { name: /Személyes átvétel/ })).toBeChecked();
    await expect(screen.getByRole("radio", { name: /Személyes átvétel/ })).toHaveFocus();
    confirm().focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onConfirm).toHaveBeenCalledWith({ type: "personal" });
  },
};
export const PickupUnavailable: Story = {
  name: "[MODAL-2] Pickup unavailable",
  args: { selection: { type: "personal" }, isPickupAvailable: false },
  play: async () => {
    await expect(await screen.findByRole("radio", { name: /Házhoz szállítás/ })).toBeChecked();
    await expect(confirm()).toBeDisabled();
  },
};
export const AlreadyChosen: Story = {
  args: { selection: chosen("6720", "Szeged") },
};
export const AlreadyChosenByKeyboard: Story = {
  ...AlreadyChosen,
  tags: ["behaviour"],
  play: async ({ args }) => {
    await expect(await shownPostcode()).toHaveValue("6720");
    await expect(confirm()).toBeEnabled();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const saved = (id: string, street: string, isDefault: boolean): ShippingAddress => ({
  ...newAddress,
  id,
  name: "Kovács-Szabó Annamária",
  postcode: "1053",
  city: "Budapest",
  street,
  houseNumber: "12., 2/14",
  isDefault,
});

export const SavedAddresses: Story = {
  args: { savedAddresses: [saved("1", "Veres Pálné utca", false), saved("2", "Irányi utca", true)] },
};
export const SavedAddressesChosen: Story = {
  ...SavedAddresses,
  name: "[MODAL-2] [ADDR-11] Saved addresses",
  tags: ["behaviour"],
  play: async ({ args }) => {
    const list = await screen.findByRole("combobox", { name: "Mentett címed" });
    await expect(list).toHaveDisplayValue(/Irányi utca/);
    await userEvent.selectOptions(list, "1");
    await userEvent.click(confirm());
    await expect(args.onConfirm).toHaveBeenCalledWith({
      type: "delivery",
      deliveryType: "savedAddress",
      addressId: "1",
      zip: "1053",
      city: "Budapest",
    });
    await userEvent.click(screen.getByRole("button", { name: "Másik címre kérem" }));
    await expect(postcode()).toBeVisible();
    await expect(confirm()).toBeDisabled();
    await userEvent.click(screen.getByRole("button", { name: "Mentett címeim" }));
    await expect(confirm()).toBeEnabled();
  },
};
