import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { Screen } from "./Screen.tsx";
import { screenStories } from "./screenStories.ts";

const meta = {
  ...screenStories,
  component: Screen,
  title: "Flows",
  tags: ["!manifest", "screen"],
} satisfies Meta<typeof Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

const pageIn = (element: HTMLElement) => within(element);
type Page = ReturnType<typeof pageIn>;

const opened = (page: Page, name: RegExp | string) => page.findByRole("heading", { level: 1, name });
const press = async (page: Page, name: RegExp | string) =>
  await userEvent.click(await page.findByRole("button", { name }));

/** Enters a text as the shopper's fingers do, field by field. */
async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) {
    const field = await page.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }
}

async function choosePlace(page: Page): Promise<void> {
  const dialog = pageIn(await page.findByRole("dialog", { name: "Hova szeretnél rendelni?" }));
  await fill(dialog, { Irányítószám: "1053" });
  const done = dialog.getByRole("button", { name: "Rendben" });
  await waitFor(() => expect(done).toBeEnabled());
  await userEvent.click(done);
}

async function chooseTime(page: Page): Promise<void> {
  const times = await page.findByRole("radiogroup", { name: /^Idősávok/ });
  await userEvent.click(within(times).getAllByText(/\d–\d/)[0] ?? times);
  await page.findByText(/neked tartjuk/);
}

/** A guest's whole purchase over the made-up services, with one thumb. Replay it step by step under “Interactions”. */
export const BuyOnAPhone: Story = {
  name: "Buy on a phone",
  args: { path: "/", cart: "empty" },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, step }) => {
    // A dialog is beside the canvas.
    const page = pageIn(canvasElement.ownerDocument.body);
    const { href } = location;
    await step("Search", async () => {
      await opened(page, "Tele kamra, egy kosárral");
      await userEvent.type(page.getByRole("combobox", { name: "Keresés" }), "alma{Enter}");
      await opened(page, "Találatok erre: „alma”");
    });
    await step("Put the first product into the cart, and say where to", async () => {
      await userEvent.click((await page.findAllByRole("button", { name: /^Kosárba: / }))[0] ?? canvasElement);
      await choosePlace(page);
      await page.findByRole("group", { name: /^Mennyiség: / });
    });
    await step("Look at the cart", async () => {
      await userEvent.click(await page.findByRole("link", { name: /^Kosár/ }));
      await opened(page, "Kosár");
      await press(page, "Tovább a kapcsolattartóhoz");
    });
    await step("Say who it is for", async () => {
      await opened(page, "Ki vegye át a rendelést?");
      await fill(page, { Név: "Kovács Anna", "E-mail cím": "anna@pelda.hu", Telefonszám: "201234567" });
      await press(page, "Tovább a szállításhoz");
    });
    await step("Say where and when", async () => {
      await opened(page, "Hova és mikor vigyük?");
      await fill(page, { Utca: "Veres Pálné utca", Házszám: "12" });
      await chooseTime(page);
      await press(page, "Tovább a számlázáshoz");
    });
    await step("Say how to pay", async () => {
      await opened(page, "Számlázás és fizetés");
      await userEvent.click(await page.findByRole("radio", { name: /Utánvét/ }));
      await press(page, "Tovább az összesítéshez");
    });
    await step("Read it again, and order", async () => {
      await opened(page, "Összesítés és megrendelés");
      await press(page, "Fizetési kötelezettséggel járó megrendelés");
      await expect(await opened(page, "Köszönjük a megrendelésedet")).toBeVisible();
    });
    // The shop has written the order into the address, which is Storybook's here: without it nothing can be replayed.
    history.replaceState(history.state, "", href);
  },
};
