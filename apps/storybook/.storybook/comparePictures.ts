import { afterAll, afterEach, expect, inject } from "vitest";
import { page } from "vitest/browser";

declare module "vitest" {
  interface ProvidedContext {
    readonly pictures: {
      /** The view of the stories, such as "phone light": a folder of the baseline. */
      readonly view: string;
      /** The states to compare, as a component's file and its state. */
      readonly states: ReadonlyArray<string>;
      /** The major versions of Chromium that have pictures to compare with; null while those are written. */
      readonly versions: ReadonlyArray<number> | null;
    };
  }
}

const { view, states, versions } = inject("pictures");
const version = Number(/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1]);
const isCompared = versions === null || versions.includes(version);

/** The state of a component, such as `button--primary`, without its folder in the sidebar; not those of rules and screens. */
const stateOf = (storyId: unknown): string =>
  /^(?:components|patterns|foundations)-(?:.*-)?([a-z0-9]+--.+)$/.exec(String(storyId))?.[1] ?? "";

afterEach(async ({ task }) => {
  const state = stateOf(Object.entries(task.meta).find(([name]) => name === "storyId")?.[1]);
  if (!isCompared || task.result?.state === "fail" || !states.includes(state)) return;
  const isOver = document.querySelector("dialog[open], [popover]:popover-open") !== null;
  document.body.style.minHeight = isOver ? "100vh" : "";
  await expect
    .element(page.elementLocator(document.body))
    .toMatchScreenshot(`chromium-${version}/${view.replace(" ", "-")}/${state.replace("--", "/")}`);
  document.body.style.minHeight = "";
});

afterAll(() => {
  if (!isCompared)
    console.warn(
      `Pictures were NOT COMPARED: the baseline is of Chromium ${versions?.join(", ")}, this is ${version}.`,
    );
});
