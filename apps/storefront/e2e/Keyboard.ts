import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

const mostPresses = 200;

/** A shopper with only a keyboard: they cannot use controls that Tab does not reach. */
export class Keyboard {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Presses Tab until the control has the focus. */
  async reach(target: Locator, { backwards = false } = {}): Promise<void> {
    await expect(target).toBeVisible();
    for (let press = 0; press < mostPresses; press += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.#page.keyboard.press(backwards ? "Shift+Tab" : "Tab");
    }
    throw new Error(`Tab does not lead to ${target.toString()}`);
  }

  async press(target: Locator, key = "Enter"): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.press(key);
  }

  /** Replaces the field's text. */
  async type(target: Locator, text: string): Promise<void> {
    await this.reach(target);
    await this.#page.keyboard.press("Control+a");
    await this.#page.keyboard.type(text);
  }

  /** Closes a dialog once it has the focus. */
  async leave(dialog: Locator): Promise<void> {
    await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await this.#page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }

  /** Selects a radio button: Tab leads to the group, the arrow keys to the button. */
  async choose(radio: Locator): Promise<void> {
    const isInGroup = () =>
      radio.evaluate((element) => {
        const { activeElement } = document;
        const isRadio = element instanceof HTMLInputElement && activeElement instanceof HTMLInputElement;
        return isRadio && activeElement.type === "radio" && activeElement.name === element.name;
      });
    for (let press = 0; press < mostPresses && !(await isInGroup()); press += 1) await this.#page.keyboard.press("Tab");
    // The focus moves at once; whether a button is checked may show only when the server has answered.
    const isFocused = () => radio.evaluate((element) => element === document.activeElement);
    for (let press = 0; press < 20 && !(await isFocused()); press += 1) await this.#page.keyboard.press("ArrowDown");
    await this.#page.keyboard.press("Space");
    await expect(radio).toBeChecked();
  }
}
