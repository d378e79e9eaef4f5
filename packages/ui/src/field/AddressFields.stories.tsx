import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { storyForm, useLiveText } from "../stories/storyForm.ts";
import { AddressFields, StreetFields } from "./AddressFields.tsx";
import { PostcodeField } from "./PostcodeField.tsx";

const labels = {
  postcode: "Irányítószám",
  city: "Település",
  street: "Utca",
  houseNumber: "Házszám",
  floorDoor: "Emelet, ajtó",
  note: "Megjegyzés a futárnak",
};
type Texts = Partial<Readonly<Record<keyof typeof labels, string>>>;

const onType = fn();

/** What stands in the fields, and what is wrong with it. */
const fields = (values: Texts = {}, errors: Texts = {}) => storyForm({ labels, values, errors, onType }).text;

const meta = {
  component: AddressFields,
  subcomponents: { PostcodeField, StreetFields },
  args: { field: fields(), lookup: { status: "incomplete" }, purpose: "shipping" },
  render: function Live({ field, ...args }) {
    return (
      <div style={{ maxWidth: "30rem" }}>
        <AddressFields {...args} field={useLiveText(field)} />
      </div>
    );
  },
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const filled = { postcode: "1186", city: "Budapest", street: "Közdűlő út", houseNumber: "46-50" };

export const Empty: Story = {};
export const EmptyTyped: Story = {
  ...Empty,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const postcode = within(canvasElement).getByRole("textbox", { name: "Irányítószám" });
    await userEvent.type(postcode, "H-11866");
    await expect(postcode).toHaveValue("1186");
    await expect(postcode).toHaveAttribute("inputmode", "numeric");
    await expect(postcode).toHaveAttribute("autocomplete", "shipping postal-code");
  },
};
export const Loading: Story = { args: { field: fields({ postcode: "1186" }), lookup: { status: "loading" } } };
export const OnePlace: Story = {
  name: "[ADDR-6] One place",
  args: { field: fields(filled), lookup: { status: "found", places: [{ postcode: "1186", city: "Budapest" }] } },
  play: async ({ canvasElement }) => {
    const city = within(canvasElement).getByRole("textbox", { name: "Település" });
    await expect(city).toHaveValue("Budapest");
    await expect(city).toHaveAttribute("readonly");
  },
};
export const PlaceOfTheForm: Story = {
  name: "[ADDR-6] The one place is the form's as well",
  tags: ["behaviour"],
  args: {
    field: fields({ ...filled, city: "" }),
    lookup: { status: "found", places: [{ postcode: "1186", city: "Budapest" }] },
  },
  beforeEach: () => {
    onType.mockClear();
  },
  play: async () => {
    await waitFor(() => expect(onType).toHaveBeenLastCalledWith("city", "Budapest"));
  },
};
export const SeveralPlaces: Story = {
  args: {
    field: fields({ postcode: "2699" }),
    lookup: {
      status: "found",
      places: [
        { postcode: "2699", city: "Szügy" },
        { postcode: "2699", city: "Mohora" },
      ],
    },
  },
};
export const SeveralPlacesChosen: Story = {
  ...SeveralPlaces,
  name: "[ADDR-6] Several places",
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const city = within(canvasElement).getByRole("combobox", { name: "Település" });
    await userEvent.selectOptions(city, "Mohora");
    await expect(city).toHaveValue("Mohora");
  },
};
export const LateAnswer: Story = {
  tags: ["behaviour"],
  name: "[ADDR-6] The places of another postcode",
  args: {
    field: fields({ postcode: "1051" }),
    lookup: { status: "found", places: [{ postcode: "1186", city: "Budapest" }] },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("textbox", { name: "Település" })).toHaveValue("");
  },
};
export const LookupFailed: Story = {
  args: {
    field: fields({ postcode: "1186" }),
    lookup: { status: "failed", message: "Hálózati hiba!" },
  },
};
export const LookupFailedTyped: Story = {
  ...LookupFailed,
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const city = within(canvasElement).getByRole("textbox", { name: "Település" });
    await userEvent.type(city, "Budapest");
    await expect(city).toHaveValue("Budapest");
  },
};
export const OnDemand: Story = {
  tags: ["behaviour"],
  args: { field: fields(filled) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Emelet, ajtó, megjegyzés a futárnak" }));
    const floor = canvas.getByRole("textbox", { name: "Emelet, ajtó (nem kötelező)" });
    await expect(floor).toHaveFocus();
    await userEvent.type(floor, "3. em. 4.");
    await expect(canvas.getByRole("textbox", { name: /^Megjegyzés a futárnak/ })).toBeVisible();
  },
};
export const Filled: Story = {
  args: {
    field: fields({
      ...filled,
      street: "Hódmezővásárhelyi Szent István király körút",
      floorDoor: "3. em. 12.",
      note: "A kapucsengő rossz, telefonálj, és vigyázz a kutyával.",
    }),
    lookup: { status: "found", places: [{ postcode: "1186", city: "Budapest" }] },
  },
};
export const AutofilledHouse: Story = {
  tags: ["behaviour"],
  name: "[FORM-6] A street that a browser filled with its house number",
  args: { field: fields({ ...filled, street: "", houseNumber: "" }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("textbox", { name: "Utca" }));
    await userEvent.paste("Margó Tivadar utca 12/B, 3. em. 4.");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Házszám" })).toHaveValue("");
    await userEvent.tab();
    await expect(canvas.getByRole("textbox", { name: "Utca" })).toHaveValue("Margó Tivadar utca");
    await expect(canvas.getByRole("textbox", { name: "Házszám" })).toHaveValue("12/B, 3. em. 4.");
  },
};
export const Billing: Story = { args: { purpose: "billing", field: fields(filled) } };
export const StreetsKnown: Story = { args: { field: fields(filled), streets: ["Közdűlő út", "Közép utca"] } };
export const StreetsSuggested: Story = {
  ...StreetsKnown,
  name: "A street that is suggested, and another one",
  tags: ["behaviour"],
  play: async ({ canvasElement }) => {
    const street = within(canvasElement).getByRole<HTMLInputElement>("combobox", { name: "Utca" });
    await expect([...(street.list?.options ?? [])].map(({ value }) => value)).toEqual(["Közdűlő út", "Közép utca"]);
    await userEvent.clear(street);
    await userEvent.type(street, "Új utca");
    await expect(street).toHaveValue("Új utca");
  },
};
export const NoStreetYet: Story = {
  name: "A street before any is suggested",
  tags: ["behaviour"],
  args: { field: fields(filled), streets: [] },
  play: async ({ canvasElement }) => {
    // Its role is the same as with suggestions, so that no reader hears the field change while one types.
    await expect(within(canvasElement).getByRole("combobox", { name: "Utca" })).toHaveValue("Közdűlő út");
  },
};
export const Wrong: Story = {
  args: {
    field: fields(
      { postcode: "1999" },
      {
        postcode: "Nem létező irányítószám!",
        city: "Kötelező mező!",
        street: "Kötelező mező!",
        houseNumber: "Kötelező mező!",
      },
    ),
  },
};
