import { expect, type Locator } from "@playwright/test";
import type { View } from "./lookAt.ts";
import { type Action, postcodes } from "./Walk.ts";
import type { Walker } from "./Walker.ts";

export type Place = Extract<Action, { does: "chooses a place" }>["to"];

async function decline({ page }: Walker, dialog: Locator): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
}

/** Prepares the open delivery dialog's answer; whether the dialog offers it. */
async function enterPlace({ shopper, press }: Walker, to: Exclude<Place, "nowhere">): Promise<boolean> {
  const dialog = shopper.deliveryDialog;
  const type = (name: string) => dialog.locator("label", { hasText: name });
  if (to === "personal") return await press(type("Személyes átvétel"));
  await press(type("Házhoz szállítás"));
  if (to !== "saved") {
    await press(dialog.getByRole("button", { name: "Másik címre kérem" }));
    await dialog.getByRole("textbox", { name: "Irányítószám" }).fill(postcodes[to]);
    return true;
  }
  await press(dialog.getByRole("button", { name: "Mentett címeim" }));
  const saved = dialog.getByRole("combobox", { name: "Mentett címed" });
  if (!(await saved.isVisible())) return false;
  await saved.selectOption({ index: (await saved.getByRole("option").count()) - 1 });
  return true;
}

/** Answers the open delivery dialog, or declines what it does not offer; whether it was answered. */
export async function answerPlace(walker: Walker, to: Place): Promise<boolean> {
  const dialog = walker.shopper.deliveryDialog;
  await expect(dialog).toBeVisible();
  if (to === "nowhere" || !(await enterPlace(walker, to))) {
    await decline(walker, dialog);
    return false;
  }
  await dialog.getByRole("button", { name: "Rendben" }).click();
  await expect(dialog).toBeHidden();
  return true;
}

/** The one question that comes without a press: a no to it stands, for this cart. */
const unasked = "Van egy úton lévő megrendelésed";

/** Throws when the shopper said no to the same question before. */
async function hear({ declined }: Walker, dialog: Locator, { agrees }: { readonly agrees: boolean }): Promise<void> {
  const text = await dialog.innerText();
  if (!text.includes(unasked)) return;
  if (declined.has(text)) throw new Error(`[SEAM-3] asked again after a no: ${text}`);
  if (!agrees) declined.add(text);
}

/**
 * Answers all that the shop asks, as long as it asks: agrees to it, or declines. Returns the page as it was when it asked
 * last; null when it did not.
 */
export async function answerAll(
  walker: Walker,
  { agrees, home }: { readonly agrees: boolean; readonly home: Place },
): Promise<View | null> {
  let asked: View | null = null;
  for (let view = await walker.look(); view.question !== null; view = await walker.look()) {
    asked = view;
    const dialog = walker.page.locator("dialog[open]", { hasText: view.question }).last();
    await hear(walker, dialog, { agrees });
    if (!agrees) await decline(walker, dialog);
    else if (await walker.shopper.deliveryDialog.isVisible()) await answerPlace(walker, home);
    else {
      await dialog.getByRole("button").last().click();
      await expect(dialog).toBeHidden();
    }
  }
  return asked;
}
