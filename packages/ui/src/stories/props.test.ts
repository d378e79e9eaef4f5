/// <reference types="vite/types/importMeta.d.ts" />
import { expect, it } from "vitest";
import { type DeclaredProp, declaredProps } from "./declaredProps.ts";
import { controlOf, givenByStories, isUnseen, type StoryFile } from "./designerControls.ts";

const props = declaredProps();

it("a prop is known by what it takes", () => {
  const kinds = [
    "Button.variant",
    "Button.isPending",
    "CheckoutLayout.total",
    "Notice.title",
    "Notice.children",
    "Price.product",
    "Stack.gap",
  ];
  const kindOf = (prop: string) => props.find(({ component, name }) => `${component}.${name}` === prop)?.takes;
  expect(kinds.map(kindOf)).toEqual(["choice", "switch", "number", "text", "content", "model", "choice"]);
});

it("a prop that is left out is known by the default of its component, or of the part that gets it", () => {
  const defaultOf = (prop: string) => props.find(({ component, name }) => `${component}.${name}` === prop)?.default;
  expect(
    ["Button.variant", "Button.isDisabled", "Dialog.placement", "DeliveryTypeDialog.isPickupAvailable"].map(defaultOf),
  ).toEqual(["primary", false, "center", true]);
  expect(["EmailField.autoComplete", "Text.tone", "Notice.icon"].map(defaultOf)).toEqual([
    ...["email", undefined, undefined],
  ]);
});

it("every prop says in a sentence what it is for", () => {
  expect(props.length).toBeGreaterThan(500);
  const silent = props.filter(({ description }) => !/^[A-Z0-9`"].*[.:)`]$/s.test(description.trim()));
  expect(
    silent.map(({ component, name, description }) => `${component}.${name}: ${description}`),
    "Write /** A sentence with its unit and its rule. */ above the prop: Storybook and editors show it.",
  ).toEqual([]);
});

const stories = Object.values(
  import.meta.glob<string>("../**/*.stories.tsx", { query: "?raw", import: "default", eager: true }),
);
const storiesOf = (component: string) =>
  stories.filter((text) => new RegExp(`component: ${component}\\b|<${component}\\b`).test(text));

/** These pass what they are given to the same link or button that the others are made of. */
const passedOn = new Set(["BareLink", "Link", "ButtonLink", "IconButton"]);

/** Called when a file fails to load; those of a story are there. */
const notPlayed = new Set(["SearchBox.onMissed"]);

const handlers = props
  .filter(({ component, name }) => /^on[A-Z]/.test(name) && !passedOn.has(component))
  .filter(({ component, name }) => !notPlayed.has(`${component}.${name}`))
  .map(({ component, name }) => [component, name] as const);

it("finds the handlers", () => {
  expect(handlers).toContainEqual(["CartLineRow", "onRemove"]);
  expect(handlers).toContainEqual(["FilterDrawer", "onChange"]);
});

it.each(handlers)("a story of %s plays what calls its %s", (component, handler) => {
  const expectation = new RegExp(`expect\\(\\s*(?:\\w+\\.)*${handler}\\s*\\)\\s*\\.toHaveBeen`);
  expect(
    storiesOf(component).some((text) => expectation.test(text)),
    `Give a story of ${component} a \`play\` that ends in \`await expect(args.${handler}).toHaveBeenCalledWith(…)\``,
  ).toBe(true);
});

const storyFiles = import.meta.glob<StoryFile>("../**/*.stories.tsx", { eager: true });

/** What a designer cannot change, and why. */
const forCodeAlone: Readonly<Record<string, string>> = {
  "VirtualProductGrid.items": "The story makes its two thousand products itself.",
};

/** The control of a prop on its component's page, whose first story it shows. */
function shownControl(prop: DeclaredProp) {
  const [, file] = Object.entries(storyFiles).find(([path]) => path.endsWith(`/${prop.component}.stories.tsx`)) ?? [];
  if (file === undefined) return null;
  const others = givenByStories(file, prop.name);
  return { prop, ...controlOf(prop, { own: Object.values(others)[0], others }) };
}

it("a link keeps what is chosen: Storybook leaves out names of other signs", () => {
  const named = props.flatMap((prop): ReadonlyArray<unknown> => shownControl(prop)?.options ?? []);
  expect(named.length).toBeGreaterThan(300);
  expect([...new Set(named.map(String))].filter((name) => !/^[a-zA-Z0-9 _-]*$/.test(name))).toEqual([]);
});

it("a designer can change every prop of every page, but what a host's code or the story fills in", () => {
  const shown = props.flatMap((prop) => shownControl(prop) ?? []);
  expect(shown.length).toBeGreaterThan(600);
  const fixed = shown
    .filter(({ control, prop: { takes } }) => control === false && !["call", "ref", "content"].includes(takes))
    .filter(({ prop }) => !isUnseen(prop))
    .map(({ prop: { component, name } }) => `${component}.${name}`)
    .filter((path) => !(path in forCodeAlone));
  expect(fixed, "Write a second story that gives another value, or name some in `models.ts`").toEqual([]);
});
