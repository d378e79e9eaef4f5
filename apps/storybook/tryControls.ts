import * as Schema from "effect/Schema";
import type { Page } from "playwright";

const Controls = Schema.Array(
  Schema.Struct({
    name: Schema.String,
    type: Schema.String,
    options: Schema.Array(Schema.Union([Schema.String, Schema.Number])),
    value: Schema.Unknown,
  }),
);
type Control = (typeof Controls.Type)[number];

/** The controls of the shown story, and what they show. */
const controls = `(() => {
  const { argTypes, initialArgs } = __STORYBOOK_PREVIEW__.currentRender.story;
  return Object.entries(argTypes).flatMap(([name, { control, options = [] }]) =>
    typeof control?.type === "string" ? [{ name, type: control.type, options, value: initialArgs[name] ?? null }] : []);
})()`;

/** What is drawn, over the page too, and what fields hold; not what Storybook keeps for itself. */
const drawing = `const frame = () => new Promise(requestAnimationFrame);
const drawn = () => {
  const parts = [...document.body.children].filter((part) =>
    !part.matches("script, style, #storybook-docs, #storybook-highlights-root, .sb-wrapper"));
  const fields = [...document.querySelectorAll("input, select, textarea")].map((field) => [field.value, field.checked]);
  return JSON.stringify([parts.map((part) => part.outerHTML), fields]);
};`;

/** What is drawn once it stays for some frames; empty if it never does. */
const rested = `(async () => {
  ${drawing}
  for (let tries = 0, last = "", same = 0; tries < 100; tries += 1) {
    const now = drawn();
    same = now === last ? same + 1 : 0;
    last = now;
    if (same === 3) return now;
    await frame();
  }
  return "";
})()`;

/** Changes an argument as the panel of controls does, and tells whether something else is drawn within some frames. */
const isChangedBy = (argument: string, value: unknown, before: string): string => `(async () => {
  ${drawing}
  const { id } = __STORYBOOK_PREVIEW__.currentRender;
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const told = new Promise((resolve) => channel.once("storyArgsUpdated", resolve));
  channel.emit("updateStoryArgs", { storyId: id, updatedArgs: ${JSON.stringify({ [argument]: value })} });
  await told;
  for (let frames = 0; frames < 15; frames += 1) {
    if (drawn() !== ${JSON.stringify(before)}) return true;
    await frame();
  }
  return false;
})()`;

const reset = (argument: string): string => `new Promise((resolve) => {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  channel.once("storyArgsUpdated", resolve);
  channel.emit("resetStoryArgs", { storyId: __STORYBOOK_PREVIEW__.currentRender.id, argNames: ["${argument}"] });
})`;

/** Some values that a designer would try: of choices each. */
function otherValues({ type, options, value }: Control): ReadonlyArray<unknown> {
  const number = typeof value === "number" ? value : 0;
  switch (type) {
    case "boolean":
      return [value !== true];
    case "text":
      return ["Valami egészen más"];
    case "color":
      return ["#7c3aed"];
    case "range":
    case "number":
      return [number + 1, number + 10_000, 0];
    case "date":
      return [Date.UTC(2026, 10, 24, 17), Date.UTC(2027, 5, 1, 9)];
    default:
      return options.filter((option) => option !== value);
  }
}

export const changesNothing = "changes nothing";

/** What is wrong with a control: null when some value changes what is drawn, and none breaks the story. */
async function faultOf(page: Page, control: Control): Promise<string | null> {
  const before = String(await page.evaluate(rested));
  if (before === "") return "what is drawn changes by itself";
  let isChanged = false;
  for (const value of otherValues(control)) {
    const isNowChanged = (await page.evaluate(isChangedBy(control.name, value, before))) === true;
    if (!(await page.locator("body.sb-show-main").isVisible())) return `${JSON.stringify(value)} breaks the story`;
    isChanged ||= isNowChanged;
  }
  await page.evaluate(reset(control.name));
  return isChanged ? null : changesNothing;
}

/** What is wrong with the controls of the story that a page shows, or with some of them, by their names; null: nothing. */
export async function controlFaults(
  page: Page,
  isTried: (name: string) => boolean = () => true,
): Promise<ReadonlyMap<string, string | null>> {
  const faults = new Map<string, string | null>();
  for (const control of Schema.decodeUnknownSync(Controls)(await page.evaluate(controls))) {
    if (!isTried(control.name)) continue;
    const fault = await faultOf(page, control);
    faults.set(control.name, fault);
    if (fault?.endsWith("breaks the story") === true) {
      await page.reload();
      await page.locator("body.sb-show-main").waitFor();
      await page.waitForLoadState("networkidle");
    }
  }
  return faults;
}
